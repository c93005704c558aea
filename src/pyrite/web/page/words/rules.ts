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
  const load = textOf(game, language);
  const told = async () => (await loadFace(game, language))?.rules ?? "";
  return parseMarkdown(await (load ?? told)(), game);
}

/** Games that came with this page can be learned; of any other the server tells. */
export async function hasLesson(game: string, language: Language): Promise<boolean> {
  return (
    textOf(game, language) !== undefined || ((await loadFace(game, language))?.teaches ?? false)
  );
}

function textOf(game: string, language: Language): (() => Promise<string>) | undefined {
  return TEXTS[`./${packageOf(game)}/words/rules.${language}.md`];
}
