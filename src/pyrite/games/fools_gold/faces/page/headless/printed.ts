/** What is printed, as boards ask for it: to be shown, never to judge a move. */
import { GEM_NAMES, MINE_NAMES } from "../box.ts";
import type { CardText, GemName, MineName } from "../types.ts";

/** The one kind of gem of each mine. */
export const GEM_OF = Object.fromEntries(
  MINE_NAMES.map((mine, i) => [mine, GEM_NAMES[i]]),
) as Readonly<Record<MineName, GemName>>;

/** Nuggets on a card; 0 for a card without gold. */
export function nuggets(card: CardText): number {
  return /^\d$/.test(card) ? Number(card) : 0;
}
