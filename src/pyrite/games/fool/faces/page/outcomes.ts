/** How the cards are dealt: each of them, in box order, gets an owner. */
import { many, start, times, type Asked, type Kind, type Stream } from "$page/games/outcomes.ts";
import { CARD_TEXTS, DECK, HAND } from "./box.ts";

/** The cards in play, in box order; where fewer play, the last places are empty. */
function deckFor(seats: number): readonly string[] {
  const cards: readonly number[] = DECK[seats] ?? [];
  return cards.flatMap((card) => CARD_TEXTS[card] ?? []);
}

function deal(stream: Stream, { facts }: Asked): readonly string[] {
  const seats = times(facts.seats);
  const cards = deckFor(facts.seats);
  const owners = stream.shuffle(seats.flatMap((seat) => many(seat, HAND[facts.seats] ?? 0)));
  const hands = seats.map((seat) => cards.filter((_, i) => owners[i] === seat));
  return hands.flatMap((one, seat) => (seat === 0 ? one : ["|", ...one]));
}

/** The cards of a hand stand in any order. */
function tidyHands(words: readonly string[]): readonly string[] {
  const hands = words.join(" ").split(" | ");
  return hands.map((hand) => hand.split(" ").sort().join(" "));
}

export default [start, { name: "deal", draw: deal, tidy: tidyHands }] satisfies readonly Kind[];
