/** Moves as the server writes them, taken apart. Pure. */
import type { AdviceLine } from "$page/games/board.ts";

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

/** What a search thinks: a share from 0 to 1 by move. */
export type Shares = ReadonlyMap<string, number>;

export function shares(advice: readonly AdviceLine[] | null): Shares {
  const all = (advice ?? []).reduce((sum, line) => sum + line.visits, 0);
  return new Map((advice ?? []).map((line) => [line.move, line.visits / all]));
}
