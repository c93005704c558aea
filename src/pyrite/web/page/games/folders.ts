/** Which game has which folder. No board loads another's code. */
import type { GameFolder } from "./board.ts";

type Loader = () => Promise<GameFolder>;

const FOLDERS = import.meta.glob<GameFolder>("./*/index.ts", { import: "default" });

/** The folder of a game. */
export async function loadFolder(game: string): Promise<GameFolder> {
  const load: Loader | undefined = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  return load();
}
