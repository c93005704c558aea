/** What the waiting room says, with all that its game says, in a language. */
import { loadWords, type Catalogue, type Language, type Say } from "../../words/say.ts";
import { optionWords } from "../../words/site.ts";

const OURS = import.meta.glob<Catalogue>("./words/*.ftl", { import: "default" });

export async function loadLobbyWords(language: Language, game: string): Promise<Say> {
  return loadWords(language, game, [OURS[`./words/${language}.ftl`], optionWords(language, game)]);
}
