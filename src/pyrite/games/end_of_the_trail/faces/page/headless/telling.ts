/** What the frame says of the game: facts, sounds. Pure. */
import type { Say, Sound } from "$page/games/board.ts";
import { ENDING } from "./look.ts";
import type { Event, View } from "../types.ts";

export function facts(view: View, say: Say): readonly string[] {
  const phase = say(`phase-${view.phase}`);
  const isRound = view.phase !== "setup" && !ENDING.includes(view.phase);
  return isRound ? [phase, say("board-round", view.round)] : [phase];
}

const PRINTED = /(10|[2-9JQKA])([♣♦♥♠])/g;
const SUITS: Readonly<Record<string, string>> = { "♣": "c", "♦": "d", "♥": "h", "♠": "s" };

/** Cards in words: 7♦ is the 7 of diamonds. */
export function spoken(text: string, say: Say): string {
  return text.replace(PRINTED, (_, rank: string, sign: string) =>
    say("card-spoken", { rank, suit: say(`suit-${SUITS[sign] ?? ""}`) }),
  );
}

const SOUNDS: Readonly<Partial<Record<Event["key"], Sound>>> = {
  "event-lot-dealt": "card",
  "event-reveal": "card",
  "event-own-select": "card",
  "event-own-hole": "card",
  "event-kept": "card",
  "event-swap": "card",
  "event-bid": "coin",
  "event-argonaut-bids": "coin",
  "event-pay": "coin",
  "event-use": "flip",
  "event-double": "flip",
  "event-stake": "stake",
  "event-jump": "stake",
  "event-final": "stake",
  "event-argonaut-stakes": "stake",
  "event-argonaut-ousts": "stake",
  "event-shift": "knock",
  "event-no-claim": "bust",
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.key] ?? null;
}
