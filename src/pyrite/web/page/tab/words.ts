/** What a page with its own server says of it, in a language. */
import { loadWords, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadTabWords(language: Language): Promise<Say> {
  return loadWords(language, null, [OURS[`./words/${language}.ftl`]]);
}
