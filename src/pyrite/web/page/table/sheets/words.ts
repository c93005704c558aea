/** What sheets say that are seldom opened, in a language. */
import { sayIn, type Catalogue, type Language, type Say } from "../../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadSheetWords(language: Language): Promise<Say> {
  const load = OURS[`./words/${language}.ftl`];
  if (!load) throw new Error(`no words in ${language}`);
  return sayIn(language, [await load()]);
}
