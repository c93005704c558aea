import type { Ask, View } from "../../wire/types.ts";
import type { Say } from "../../words/say.ts";
import type { Asking, Colour } from "../board.ts";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "purple"];
const MOST_BUTTONS = 8;

export function sign(seat: number): Colour | null {
  return COLOURS[seat] ?? null;
}

/** A few moves are buttons of the bar; many stand on the board. */
export function asks(_: View, ask: Ask, __: readonly string[], say: Say): Asking {
  const isFew = ask.legal.length <= MOST_BUTTONS;
  const buttons = isFew ? ask.legal.map((move) => ({ label: move, move })) : [];
  return { sentence: say("ask-any"), why: say("ask-any-why", { n: ask.legal.length }), buttons };
}
