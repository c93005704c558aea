/** What is printed, as boards ask for it: to be shown, never to judge a move. */
import { HAND_GOLD, HANDS, KINDS, LAND_VALUES, MOST_CHOSEN, MOST_KEPT, ROWS } from "../box.ts";
import type { Action, Hand, Kind } from "../types.ts";

export type Animal = "oxen" | "mules" | "horse";
export const ANIMALS: readonly Animal[] = ["oxen", "mules", "horse"];
export const SPECIALS: readonly Action[] = ["shortcut", "double", "jump", "prospects"];

/** The least and the most gold of a kind of land: `1–4`. */
export function rangeOf(kind: Kind): string {
  const counts: readonly number[] = LAND_VALUES[KINDS.indexOf(kind)] ?? [];
  const isThere = (count: number) => count > 0;
  return `${counts.findIndex(isThere)}–${counts.findLastIndex(isThere)}`;
}

/** Gold for a hand, in two columns as the sheet shows them. */
const SHEET: readonly Hand[] = [
  ...(["pair", "flush", "two-pair", "full-house"] as const),
  ...(["three", "four", "straight", "straight-flush"] as const),
];
export const SHEET_GOLD = SHEET.map((hand) => [hand, HAND_GOLD[HANDS.indexOf(hand)]] as const);

/** Rows of the map, the farthest first. */
export const ROWS_DOWN = Array.from({ length: ROWS }, (_, i) => ROWS - i);

/** How many cards are asked for at once, where the rules ask one by one. */
export const TRIP = { fewest: 2, most: MOST_CHOSEN } as const;
export const KEPT = { most: MOST_KEPT } as const;
