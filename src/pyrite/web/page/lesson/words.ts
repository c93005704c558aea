/** What only a lesson says; loaded with it. */
import { sayIn, type Catalogue, type Language, type Say } from "../words/say.ts";

const WORDS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadLessonWords(language: Language): Promise<Say> {
  const body = await WORDS[`./words/${language}.ftl`]?.();
  return sayIn(language, body ? [body] : []);
}
