/** What is said around a replay, beside what frame and game say. */
import { proofWords } from "../words/proof.ts";
import { loadWords, type Catalogue, type Language, type Say } from "../words/say.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadReplayWords(language: Language, game: string | null): Promise<Say> {
  return loadWords(language, game, [OURS[`./words/${language}.ftl`], proofWords(language)]);
}
