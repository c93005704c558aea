/** Cards in signs and in words, and what they can pay. Pure. */
import type { Say } from "$page/games/board.ts";
import type { Card } from "../types.ts";

export type Suit = "s" | "h" | "d" | "c";

export interface Face {
  readonly rank: string;
  /** None on a Joker. */
  readonly suit: Suit | null;
  readonly isRed: boolean;
}

const SIGNS: Readonly<Record<Suit, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

export function face(card: string): Face {
  if (card.startsWith("*")) return { rank: "★", suit: null, isRed: false };
  const suit = card.slice(-1) as Suit;
  const rank = card.startsWith("T") ? "10" : card.slice(0, -1);
  return { rank, suit, isRed: suit === "h" || suit === "d" };
}

/** `10♦`; a Joker by its name. */
export function shortName(card: string, say: Say): string {
  const { rank, suit } = face(card);
  return suit ? `${rank}${SIGNS[suit]}` : say("action-none");
}

export function shortNames(cards: readonly string[], say: Say): string {
  return cards.map((card) => shortName(card, say)).join(" ");
}

/** For readers who hear: “10 of diamonds, Mules, $2”. */
export function fullName(card: Card, say: Say): string {
  const { rank, suit } = face(card.card);
  const action = say(`action-${card.action}`);
  if (!suit) return action;
  return say("card-full", { rank, suit: say(`suit-${suit}`), action, money: card.money });
}

/** For readers who hear: “10 of diamonds”. */
export function spokenName(card: string, say: Say): string {
  const { rank, suit } = face(card);
  return suit ? say("card-spoken", { rank, suit: say(`suit-${suit}`) }) : say("action-none");
}

export function worth(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + card.money, 0);
}

/** The cards that meet a price with the least loss, then the fewest of them; null: none do. */
export function cheapest(hand: readonly Card[], price: number): readonly Card[] | null {
  const best = new Map<number, readonly Card[]>([[0, []]]);
  for (const card of hand.filter((one) => one.money > 0)) {
    for (const [sum, cards] of [...best]) {
      const known = best.get(sum + card.money);
      if (!known || known.length > cards.length + 1) best.set(sum + card.money, [...cards, card]);
    }
  }
  const sums = [...best.keys()].filter((sum) => sum >= price);
  return best.get(Math.min(...sums)) ?? null;
}
