/** Real tables and words, for the tests of a game's folder. */
import { readFileSync } from "node:fs";
import { scenesOf, still, type Scene } from "../table/scenes.ts";
import type { Ask } from "../wire/types.ts";
import { loadWords, type Say } from "../words/say.ts";
import type { Fixture } from "./fixture.ts";
import { packageOf } from "./package_name.ts";

export interface TestTables<V, E> {
  readonly fixture: (name: string) => Fixture;
  readonly viewOf: (name: string) => V;
  /** A view, and what is asked of it. */
  readonly position: (name: string) => { readonly view: V; readonly ask: Ask };
  /** Welcome first, then what the updates show. */
  readonly scenes: (name: string) => readonly Scene<V, E>[];
  readonly en: Say;
  readonly ja: Say;
}

const NOTHING: Ask = { decision: 0, seat: 0, legal: [] };

export async function testTables<V, E>(game: string): Promise<TestTables<V, E>> {
  const [en, ja] = await Promise.all([loadWords("en", game), loadWords("ja", game)]);
  const fixture = (name: string) => read(game, name);
  const viewOf = (name: string) => fixture(name).welcome.view as unknown as V;
  const position = (name: string) => ({
    view: viewOf(name),
    ask: fixture(name).welcome.ask ?? NOTHING,
  });
  const scenes = (name: string) => scenesIn(fixture(name)) as unknown as Scene<V, E>[];
  return { fixture, viewOf, position, scenes, en, ja };
}

function read(game: string, name: string): Fixture {
  const folder = `../../../games/${packageOf(game)}/faces/page/fixtures`;
  const file = new URL(`${folder}/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf-8")) as Fixture;
}

function scenesIn({ welcome, updates }: Fixture): readonly Scene[] {
  const all: Scene[] = [];
  if (welcome.view) all.push(still(welcome.view, 0));
  for (const update of updates) all.push(...scenesOf(update, all.length));
  return all;
}
