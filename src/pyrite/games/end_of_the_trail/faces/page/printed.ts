/** What is printed on land, cards and the sheet of hands: to be shown, never to judge a move. */
import type { Action, Hand, Kind } from "./types.ts";

/** The least and the most gold of a kind of land. */
export const RANGE: Readonly<Record<Kind, string>> = {
  foothills: "1–4",
  canyons: "2–5",
  mountains: "3–6",
};

/** The farthest row of an animal. */
export const REACH = { oxen: 2, mules: 3, horse: 4 } as const;
export type Animal = keyof typeof REACH;
export const ANIMALS: readonly Animal[] = ["oxen", "mules", "horse"];

/** Gold for a hand, in the order in which they are shown. */
export const HAND_GOLD: readonly (readonly [Hand, number])[] = [
  ["pair", 1],
  ["flush", 3],
  ["two-pair", 2],
  ["full-house", 4],
  ["three", 2],
  ["four", 5],
  ["straight", 3],
  ["straight-flush", 6],
];

/** Hands from low to high. */
export const HANDS: readonly Hand[] = [
  "high-card",
  "pair",
  "two-pair",
  "three",
  "straight",
  "flush",
  "full-house",
  "four",
  "straight-flush",
];

export const SPECIALS: readonly Action[] = ["shortcut", "double", "jump", "prospects"];

export const ROWS = [4, 3, 2, 1] as const;
export const COLUMNS = "abcd";

/** How many cards are asked for at once, where the rules ask one by one. */
export const TRIP = { fewest: 2, most: 3 } as const;
export const KEPT = { most: 2 } as const;

export const TENTS = 3;

const SPECIAL: Readonly<Record<string, Action>> = {
  ...{ "2s": "jump", "6c": "jump", Kd: "jump", Ah: "jump" },
  ...{ "4d": "double", "8h": "double", Js: "double", Ac: "double" },
  ...{ "5c": "shortcut", "9s": "shortcut", Th: "shortcut", Ad: "shortcut" },
  ...{ "3h": "prospects", "7d": "prospects", Qc: "prospects", As: "prospects" },
};

/** What is printed on a card, where only its name is known. */
export function actionOf(card: string): Action {
  if (card.startsWith("*")) return "none";
  const rank = "23456789TJQKA".indexOf(card.slice(0, 1));
  return SPECIAL[card] ?? (rank <= 5 ? "oxen" : rank <= 8 ? "mules" : "horse");
}
