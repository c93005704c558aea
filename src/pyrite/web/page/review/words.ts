/** What a review says, beside what frame and game say. */
import { sayIn, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

/** Our own keys begin with `review-`; everything else is said as before. */
export async function loadReviewWords(language: Language, theirs: Say): Promise<Say> {
  const load = OURS[`./words/${language}.ftl`];
  if (!load) throw new Error(`no words in ${language}`);
  const tell = sayIn(language, [await load()]);
  return (key, values) => (key.startsWith("review-") ? tell : theirs)(key, values);
}
