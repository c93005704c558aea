/** Cards of Fool! as the view writes them, and how the cards of a trick stand. */
import type { Card, Colour, Deck, PlayedCard, Trick } from "../types.ts";

export interface Face {
  /** Null: a 1, which has no colour of its own. */
  readonly colour: Colour | null;
  readonly value: number;
}

const COLOURS: Readonly<Record<string, Colour>> = { g: "green", r: "red", y: "yellow", b: "blue" };
export const ALL_COLOURS: readonly Colour[] = ["green", "red", "yellow", "blue"];

export function faceOf(card: string): Face {
  const colour = COLOURS[card.charAt(0)] ?? null;
  return { colour, value: colour ? Number(card.slice(1)) : 1 };
}

/** How many cards are dealt: all begin at 2. */
export function deckSize(deck: Deck): number {
  return ALL_COLOURS.reduce((sum, colour) => sum + deck[colour] - 1, deck.ones);
}

export function isShed(trick: Pick<Trick, "colour">, card: Card): boolean {
  const { colour } = faceOf(card);
  return colour !== null && trick.colour !== null && colour !== trick.colour;
}

/**
 * How a trick stands, worst first. The server judges whole tricks; this is for the marks on one
 * that is still being played, and a test holds it against the server's verdicts.
 */
export function worstFirst(trick: Pick<Trick, "colour" | "cards">): readonly PlayedCard[] {
  const rank = (one: PlayedCard) =>
    (isShed(trick, one.card) ? 0 : 1000) +
    faceOf(one.card).value * 10 +
    9 -
    trick.cards.indexOf(one);
  return [...trick.cards].sort((a, b) => rank(a) - rank(b));
}
