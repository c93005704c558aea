/** The games that were there at the last visit: shown at once, and without a connection, too. */
import type { Drawer } from "../../wire/keys.ts";
import type { GameFacts } from "../../wire/types.ts";

const NAME = "pyrite.games";

export function keptGames(drawer: Drawer): readonly GameFacts[] {
  try {
    return JSON.parse(drawer.getItem(NAME) ?? "[]") as readonly GameFacts[];
  } catch {
    return [];
  }
}

export function keepGames(drawer: Drawer, games: readonly GameFacts[]): void {
  try {
    drawer.setItem(NAME, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing asks each time.
  }
}
