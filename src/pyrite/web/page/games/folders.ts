/** Which game has which folder: found beside its rules. No board loads another's code. */
import type { GameFolder } from "./board.ts";
import { packageOf } from "./package_name.ts";

const FOLDERS = import.meta.glob<GameFolder>("./*/faces/page/index.ts", {
  base: "../../../games",
  import: "default",
});

/** The folder of a game; one without a board says so where the board would lie. */
export async function loadFolder(game: string): Promise<GameFolder> {
  const load = FOLDERS[`./${packageOf(game)}/faces/page/index.ts`];
  return load ? load() : (await import("./boardless.ts")).default;
}
