/** Real tables and words, for the tests of this folder. */
import { readFileSync } from "node:fs";
import { scenesOf, type Scene } from "../../table/scenes.ts";
import { loadWords, type Say } from "../../words/say.ts";
import type { Fixture } from "../fixture.ts";
import type { Event, View } from "./types.ts";

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf-8");
}

export function fixture(name: string): Fixture {
  return JSON.parse(read(`./fixtures/${name}.json`)) as Fixture;
}

export function viewOf(name: string): View {
  return fixture(name).welcome.view as unknown as View;
}

/** Welcome first, then what the updates show. */
export function scenes(name: string): Scene<View, Event>[] {
  const { welcome, updates } = fixture(name);
  const all: Scene[] = [];
  if (welcome.view) all.push({ number: 0, view: welcome.view, events: [], stage: "settled" });
  for (const update of updates) all.push(...scenesOf(update, all.length));
  return all as unknown as Scene<View, Event>[];
}

export const en: Say = await loadWords("en", "gold");
export const ja: Say = await loadWords("ja", "gold");
