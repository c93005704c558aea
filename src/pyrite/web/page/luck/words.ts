/** What is said of one's luck, beside what is said around tables. */
import { loadWords, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadLuckWords(language: Language): Promise<Say> {
  return loadWords(language, null, [OURS[`./words/${language}.ftl`]]);
}
