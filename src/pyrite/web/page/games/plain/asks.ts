/** Legal moves → buttons, or a list to choose from. Pure. */
import type { GameFace } from "../../wire/types.ts";
import type { Ask, Asking, Say } from "../board.ts";

/** As many stand in the action bar; more are listed on the board. */
export const MOST_BUTTONS = 6;
/** More than these can be searched. */
export const MANY = 12;

export interface Choice {
  readonly move: string;
  readonly label: string;
}

export interface Group {
  /** The first word of its moves. */
  readonly verb: string;
  readonly choices: readonly Choice[];
}

export function asks(ask: Ask, face: GameFace, say: Say): Asking {
  if (ask.legal.length > MOST_BUTTONS)
    return { sentence: say("ask-any"), why: say("plain-on-board"), buttons: [] };
  const isMain = ask.legal.length === 1;
  const buttons = ask.legal.map((move) => ({ label: wordsOf(move, face), move, isMain }));
  return { sentence: say("ask-any"), buttons };
}

/** A move in words, with a capital. */
export function wordsOf(move: string, face: GameFace): string {
  const words = face.moves[move] ?? move;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The moves that hold these words, by their first one. */
export function groups(ask: Ask, face: GameFace, wanted: string): readonly Group[] {
  const found = new Map<string, Choice[]>();
  const searched = wanted.trim().toLowerCase();
  for (const move of ask.legal) {
    const label = wordsOf(move, face);
    if (!`${label} ${move}`.toLowerCase().includes(searched)) continue;
    const verb = move.split(" ")[0] ?? "";
    found.set(verb, [...(found.get(verb) ?? []), { move, label }]);
  }
  return [...found].map(([verb, choices]) => ({ verb, choices }));
}
