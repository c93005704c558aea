/** What the frame says of the game: facts, moves in words, sounds. Pure. */
import type { Say, Sound } from "$page/games/board.ts";
import { shortName } from "./cards.ts";
import { ENDING } from "./look.ts";
import { parse } from "./moves.ts";
import { actionOf } from "./printed.ts";
import type { Event, View } from "./types.ts";

export function facts(view: View, say: Say): readonly string[] {
  const phase = say(`phase-${view.phase}`);
  const isRound = view.phase !== "setup" && !ENDING.includes(view.phase);
  return isRound ? [phase, say("board-round", view.round)] : [phase];
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  hole: ["card"],
  lot: ["lot"],
  bid: ["money"],
  pay: ["card"],
  select: ["card"],
  stake: ["tile", "piece"],
  use: ["card", "tile"],
  double: ["card", "tile", "other"],
  jump: ["card", "tile", "piece"],
  move: ["card", "colour", "tile"],
  shift: ["tile"],
  swap: ["joker", "card"],
  keep: ["card"],
  final: ["tile"],
};

/** A move in the words of the game. */
export function moveText(move: string, say: Say): string {
  const { verb, words } = parse(move);
  const values: Record<string, string> = {};
  (NAMES[verb] ?? []).forEach((name, i) => {
    const word = words[i] ?? "";
    values[name] = name === "card" || name === "joker" ? shortName(word, say) : word;
  });
  return say(`move-${verb}`, { action: actionOf(words[0] ?? ""), ...values });
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
  "event-shift": "duel",
  "event-no-claim": "bust",
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.key] ?? null;
}
