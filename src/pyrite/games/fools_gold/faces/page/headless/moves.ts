/** Moves as the server writes them, taken apart. Pure. */

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

/** What a search thinks: by move, how often it wins, of 1. */
export type Shares = ReadonlyMap<string, number>;
