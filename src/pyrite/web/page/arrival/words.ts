/** What is said to somebody who comes by a link with a key, in a language. */
import { loadWords, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadArrivalWords(language: Language): Promise<Say> {
  return loadWords(language, null, [OURS[`./words/${language}.ftl`]]);
}
