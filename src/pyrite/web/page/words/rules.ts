/** The rules of a game, in our own words. */
import { packageOf } from "../games/package_name.ts";
import { parseMarkdown, type Block } from "./markdown.ts";
import type { Language } from "./say.ts";

const TEXTS = import.meta.glob<string>("./*/words/rules.??.md", {
  base: "../../../games",
  query: "?raw",
  import: "default",
});

/** None: this page does not know them. */
export async function loadRules(game: string, language: Language): Promise<readonly Block[]> {
  const load = TEXTS[`./${packageOf(game)}/words/rules.${language}.md`];
  return load ? parseMarkdown(await load(), game) : [];
}
