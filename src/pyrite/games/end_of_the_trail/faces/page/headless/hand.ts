/** The viewer's own cards, in one row whatever the phase. Pure. */
import type { Ask } from "$page/games/board.ts";
import { cheapest } from "../cards/cards.ts";
import type { Card, Player, View } from "../types.ts";
import { bidOf, bids } from "./asks-auction.ts";

export interface HandLook {
  /** Of the row, a key of the words. */
  readonly title: "hand-yours" | "trip-yours" | "used-yours";
  /** What the row is about: the hand, the trip, or cards to keep. */
  readonly cards: readonly Card[];
  /** Used on this trip. */
  readonly used: readonly Card[];
  /** Stays in hand, apart from the others. */
  readonly rest: readonly Card[];
  /** Chosen already, one after the other. */
  readonly laid: readonly string[];
  /** What the bid that the bar stands at would cost. */
  readonly pays: ReadonlySet<string>;
}

export function handLook(
  view: View,
  me: Player,
  ask: Ask | null,
  chosen: readonly string[],
): HandLook {
  const hand = me.hand ?? [];
  const none = { used: [], rest: [], laid: [], pays: new Set<string>() };
  if (view.phase === "prospecting")
    return { ...none, title: "trip-yours", cards: me.chosen, used: me.used, rest: hand };
  if (view.phase === "gambling")
    return { ...none, title: "used-yours", cards: me.used, rest: hand };
  const laid = me.chosen.map((one) => one.card);
  return { ...none, title: "hand-yours", cards: hand, laid, pays: paying(hand, ask, chosen) };
}

function paying(
  hand: readonly Card[],
  ask: Ask | null,
  chosen: readonly string[],
): ReadonlySet<string> {
  if (!ask || bids(ask.legal).length === 0) return new Set();
  const cards = cheapest(hand, bidOf(ask.legal, chosen)) ?? [];
  return new Set(cards.map((one) => one.card));
}
