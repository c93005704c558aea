/** Real tables and words, for the tests of this folder. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { sayIn, type Say } from "../../words/say.ts";
import type { Ask } from "../../wire/types.ts";
import type { Fixture } from "../fixture.ts";
import type { View } from "./types.ts";

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), "utf-8");
}

export function fixture(name: string): Fixture {
  return JSON.parse(read(`./fixtures/${name}.json`)) as Fixture;
}

export function viewOf(name: string): View {
  return fixture(name).welcome.view as unknown as View;
}

/** All views of a fixture, the welcome's first. */
export function viewsOf(name: string): readonly View[] {
  const { welcome, updates } = fixture(name);
  return [welcome.view, ...updates.map((one) => one.view)] as unknown as View[];
}

export function askOf(name: string): Ask {
  const { ask } = fixture(name).welcome;
  if (!ask) throw new Error(`nothing is asked in ${name}`);
  return ask;
}

export function sayWith(language: "en" | "ja"): Say {
  const files = [
    `../../words/${language}.ftl`,
    `../../../../games/fool/words/${language}.ftl`,
    `./words/${language}.ftl`,
  ];
  return sayIn(
    language,
    files.map((file) => new FluentResource(read(file)).body),
  );
}

export const NAMES = ["You", "Ines", "Walnut", "Tomo", "Mara", "Jun", "Ada", "Bo"];
export const en = sayWith("en");
export const ja = sayWith("ja");
