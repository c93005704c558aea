/** What is said around a replay, beside what frame and game say. */
import { loadWords, sayIn, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

/** Our own keys begin with `replay-`; everything else is the frame's, or the game's. */
export async function loadReplayWords(language: Language, game: string | null): Promise<Say> {
  const load = OURS[`./words/${language}.ftl`];
  if (!load) throw new Error(`no words in ${language}`);
  const [theirs, ours] = await Promise.all([loadWords(language, game), load()]);
  const tell = sayIn(language, [ours]);
  return (key, values) => (key.startsWith("replay-") ? tell : theirs)(key, values);
}
