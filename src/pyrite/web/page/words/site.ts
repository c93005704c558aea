/** What is said around tables: on the first page, in set-up, and of a game's options. */
import { packageOf } from "../games/package_name.ts";
import { loadWords, type Catalogue, type Language, type Load, type Say } from "./say.ts";

const SITE = import.meta.glob<Catalogue>("./site/*.ftl", { import: "default" });
const OPTIONS = import.meta.glob<Catalogue>("./*/faces/page/words/setup.??.ftl", {
  base: "../../../games",
  import: "default",
});

/** What the page says around its tables, and what one game says. */
export async function loadSiteWords(language: Language, game: string | null): Promise<Say> {
  return loadWords(language, game, [SITE[`./site/${language}.ftl`], optionWords(language, game)]);
}

/** What each option of a game changes, where somebody may choose. */
export function optionWords(language: Language, game: string | null): Load | undefined {
  return OPTIONS[`./${packageOf(game ?? "")}/faces/page/words/setup.${language}.ftl`];
}
