/** The rules of a game, in our own words. */
import { loadFace } from "../games/plain/face.ts";
import { packageOf } from "../games/package_name.ts";
import { parseMarkdown, type Block } from "./markdown.ts";
import type { Language } from "./say.ts";

const TEXTS = import.meta.glob<string>("./*/words/rules.??.md", {
  base: "../../../games",
  query: "?raw",
  import: "default",
});

/** Those that came with this page, or that the server tells; none: nobody knows them. */
export async function loadRules(game: string, language: Language): Promise<readonly Block[]> {
  const load = TEXTS[`./${packageOf(game)}/words/rules.${language}.md`];
  const told = async () => (await loadFace(game, language))?.rules ?? "";
  return parseMarkdown(await (load ?? told)(), game);
}
