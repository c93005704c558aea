/** The board as it is read aloud. Pure. */
import type { Say } from "$page/games/board.ts";
import type { Content } from "./look.ts";
import { GEM_OF, nuggets } from "./printed.ts";
import { verbOf } from "./moves.ts";
import type { Touch } from "./touch.ts";
import type { CardText, Mine, MineName, View } from "../types.ts";

/** A space in words: “hills, space 1, place a miner, 1 coin”. */
export function spaceText(
  view: View,
  mine: Mine,
  where: "picture" | number,
  content: Content,
  touch: Touch | undefined,
  names: readonly string[],
  say: Say,
): string {
  const values = { mine: mine.name, space: where };
  if (touch) return say(`cell-${verbOf(touch.move)}`, { ...values, n: touch.price });
  if (where === "picture") return say("cell-picture", { ...values, n: mine.dice });
  const name = "seat" in content ? (names[content.seat] ?? "") : "";
  const cell = say(`cell-${content.kind}`, { ...values, name });
  const isActing = view.mine === mine.name && view.space === where;
  return isActing ? say("cell-acting", { cell }) : cell;
}

/** A card of a mine in words. */
export function cardText(card: CardText, mine: MineName, say: Say): string {
  const n = nuggets(card);
  return n > 0 ? say("card-gold", { n }) : say(`card-${card}`, { mine });
}

const SYMBOLS: Readonly<Partial<Record<CardText, string>>> = { s: "silt", f: "storm", a: "bell" };

export function symbolOf(card: CardText, mine: MineName): string {
  return SYMBOLS[card] ?? GEM_OF[mine];
}
