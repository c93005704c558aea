/** Moves as the server writes them, taken apart and put into words. Pure. */
import type { AdviceLine, Say } from "$page/games/board.ts";

export type Verb =
  | "place"
  | "wild"
  | "retrieve"
  | "pass"
  | "reserve"
  | "gold"
  | "gem"
  | "coins"
  | "winter"
  | "nothing";

export function verbOf(move: string): Verb {
  return move.split(" ", 1)[0] as Verb;
}

export function movesOf(legal: readonly string[], verb: Verb): readonly string[] {
  return legal.filter((move) => verbOf(move) === verb);
}

export function has(legal: readonly string[], verb: Verb): boolean {
  return movesOf(legal, verb).length > 0;
}

/** A move in the words of the game. */
export function moveText(move: string, say: Say): string {
  const [verb = "", first = "", space = ""] = move.split(" ");
  if (verb === "gold") return say("move-gold", { n: Number(first) });
  return say(`move-${verb}`, { mine: first, space });
}

/** What a search thinks: a share from 0 to 1 by move. */
export type Shares = ReadonlyMap<string, number>;

export function shares(advice: readonly AdviceLine[] | null): Shares {
  const all = (advice ?? []).reduce((sum, line) => sum + line.visits, 0);
  return new Map((advice ?? []).map((line) => [line.move, line.visits / all]));
}
