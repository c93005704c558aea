/** Real positions, for tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Ask } from "../../wire/types.ts";
import { sayIn } from "../../words/say.ts";
import type { Fixture } from "../fixture.ts";
import type { View } from "./types.ts";

const HERE = import.meta.dirname;
const PAGE = join(HERE, "..", "..");
const GAME = join(PAGE, "..", "..", "games", "end_of_the_trail");

/** A view of seat 0, and what it is asked. */
export function position(name: string): { readonly view: View; readonly ask: Ask } {
  const text = readFileSync(join(HERE, "fixtures", `${name}.json`), "utf8");
  const { welcome } = JSON.parse(text) as Fixture;
  const ask = welcome.ask ?? { decision: 0, seat: 0, legal: [] };
  return { view: welcome.view as View, ask };
}

/** All that a board can say. */
export function words(language: "en" | "ja") {
  const files = [join(PAGE, "words"), join(GAME, "words"), join(HERE, "words")];
  return sayIn(
    language,
    files.map((folder) => parsed(join(folder, `${language}.ftl`))),
  );
}

const parsed = (file: string) => new FluentResource(readFileSync(file, "utf8")).body;
