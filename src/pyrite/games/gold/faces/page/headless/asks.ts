/** What is asked in Gold: always one card, for different reasons. Pure. */
import {
  chimes,
  type AdviceLine,
  type Ask,
  type Asking,
  type Say,
  type Sound,
} from "$page/games/board.ts";
import { winsOf } from "$page/games/hints.ts";
import { faceOf, type Face } from "./look.ts";
import type { Event, View } from "../types.ts";

const FLIP = "flip ";
const HINTED = 5;

export function asks(view: View, ask: Ask, _: readonly string[], say: Say): Asking {
  const first = view.up[0];
  const face = first ? faceOf(view.cards[first]) : null;
  if (face)
    return { sentence: say("ask-second"), why: whySecond(view, ask, face, say), buttons: [] };
  const phase = view.phase === "rush" ? "rush" : "first";
  return { sentence: say(`ask-${phase}`), why: say(`ask-${phase}-why`), buttons: [] };
}

/** What the card that lies open would do with a second one. */
function whySecond(view: View, ask: Ask, face: Face, say: Say): string {
  const { kind, colour, n } = face;
  if (kind !== "miner" || !colour) return say(`ask-second-${kind}`, { n });
  const isOwn = view.players[ask.seat]?.colours.includes(colour);
  const whose = isOwn ? "own" : view.neutral.includes(colour) ? "neutral" : "other";
  return say(`ask-second-${whose}`, { colour, n });
}

/** The places whose cards may be flipped. */
export function touchable(ask: Ask | null): ReadonlySet<string> {
  return new Set(ask?.legal.filter((move) => move.startsWith(FLIP)).map(placeOf));
}

export function flip(place: string): string {
  return `${FLIP}${place}`;
}

function placeOf(move: string): string {
  return move.slice(FLIP.length);
}

/** By place, how often its card wins, of 1; the moves that a search thinks of most. */
export function hints(advice: readonly AdviceLine[] | null): ReadonlyMap<string, number> {
  const best = [...winsOf(advice)].slice(0, HINTED);
  return new Map(best.map(([move, win]) => [placeOf(move), win]));
}

export function sound(event: Event): Sound | null {
  switch (event.key) {
    case "event-flip":
      return "flip";
    case "event-deal":
      return "card";
    case "event-carried":
    case "event-rush-gold":
      return chimes(event.values.n);
    case "event-dynamite":
      return "blast";
    case "event-duel":
      return "knock";
    default:
      return null;
  }
}
