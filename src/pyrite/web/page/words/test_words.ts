/** For tests: what the build does with catalogues, done by hand. */
import { FluentResource } from "@fluent/bundle";
import { sayIn, type Language, type Say } from "./say.ts";

export function sayTexts(language: Language, texts: readonly string[]): Say {
  return sayIn(
    language,
    texts.map((text) => new FluentResource(text).body),
  );
}
