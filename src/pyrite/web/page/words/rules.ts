/** The rules of a game, in our own words. */
import { parseMarkdown, type Block } from "./markdown.ts";
import type { Language } from "./say.ts";

const TEXTS = import.meta.glob<string>("../../../games/*/words/rules.??.md", {
  query: "?raw",
  import: "default",
});

export async function loadRules(game: string, language: Language): Promise<readonly Block[]> {
  const load = TEXTS[`../../../games/${game.replaceAll("-", "_")}/words/rules.${language}.md`];
  return load ? parseMarkdown(await load()) : [];
}
