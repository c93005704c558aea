/** What a search thinks, laid on the pieces it speaks of. Pure. */
import type { AdviceLine } from "$page/games/board.ts";
import { winsOf } from "$page/games/hints.ts";
import { cardOf, parse, tilesOf, type Move } from "./moves.ts";

/** By tile or card: how often the best move with it wins, of 1. */
export type Shares = ReadonlyMap<string, number>;

export interface Hints {
  readonly tiles: Shares;
  readonly cards: Shares;
  readonly lots: Shares;
}

const SINGLE: readonly string[] = ["hole", "pay", "select", "keep"];

/** Tiles are those of the armed card, and those that need none. */
export function hints(advice: readonly AdviceLine[] | null, armed: string | null): Hints {
  const lines = [...winsOf(advice)].map(([move, win]) => ({ move: parse(move), win }));
  const shares = (places: (move: Move) => readonly string[]): Shares => {
    const best = new Map<string, number>();
    for (const { move, win } of lines)
      for (const place of places(move)) if (!best.has(place)) best.set(place, win);
    return best;
  };
  return {
    tiles: shares((move) => ([null, armed].includes(cardOf(move)) ? tilesOf(move) : [])),
    cards: shares(cardsOf),
    lots: shares((move) => (move.verb === "lot" ? move.words : [])),
  };
}

function cardsOf(move: Move): readonly string[] {
  if (SINGLE.includes(move.verb)) return move.words;
  if (move.verb === "swap") return move.words;
  const card = cardOf(move);
  return card === null ? [] : [card];
}
