/** What is printed on board, cards and screens: to be shown, never to judge a move. */
import type { CardText, GemName, MineName } from "./types.ts";

export const MINES: readonly MineName[] = ["hills", "forest", "mountains", "river", "lake"];

/** The one kind of gem of each mine. */
export const GEM_OF: Readonly<Record<MineName, GemName>> = {
  ...{ hills: "quartz", forest: "topaz", mountains: "benitoite", river: "garnet", lake: "jade" },
};

/** Spaces from here on are red: they take no die of the roll. */
export const FIRST_RED = 3;

/** Points for no gem, for one kind, for two … */
export const GEM_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];

/** What a mine without gold costs at the end. */
export const PENALTY = 5;

/** Nuggets on a card; 0 for a card without gold. */
export function nuggets(card: CardText): number {
  return /^\d$/.test(card) ? Number(card) : 0;
}
