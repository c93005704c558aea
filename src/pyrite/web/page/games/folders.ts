/** Which game has which folder: found beside its rules. No board loads another's code. */
import type { Language } from "../words/say.ts";
import type { GameFolder } from "./board.ts";
import { packageOf } from "./package_name.ts";

const FOLDERS = import.meta.glob<GameFolder>("./*/faces/page/index.ts", {
  base: "../../../games",
  import: "default",
});

/** The folder of a game; one that nobody has drawn gets the plain board. */
export async function loadFolder(game: string, language: Language): Promise<GameFolder> {
  const load = FOLDERS[`./${packageOf(game)}/faces/page/index.ts`];
  return load ? load() : (await import("./plain/folder.ts")).plainFolder(game, language);
}
