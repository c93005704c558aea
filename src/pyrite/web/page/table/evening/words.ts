/** What is said of an evening, with all that its table says, in a language. */
import { loadWords, type Catalogue, type Language, type Say } from "../../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadEveningWords(language: Language, game: string): Promise<Say> {
  return loadWords(language, game, [OURS[`./words/${language}.ftl`]]);
}
