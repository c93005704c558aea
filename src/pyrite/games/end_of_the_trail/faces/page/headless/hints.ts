/** What a search thinks, laid on the pieces it speaks of. Pure. */
import type { AdviceLine } from "$page/games/board.ts";
import { cardOf, parse, tilesOf, type Move } from "./moves.ts";

/** A share from 0 to 1 by tile or card. */
export type Shares = ReadonlyMap<string, number>;

export interface Hints {
  readonly tiles: Shares;
  readonly cards: Shares;
  readonly lots: Shares;
}

const SINGLE: readonly string[] = ["hole", "pay", "select", "keep"];

/** Tiles are those of the armed card, and those that need none. */
export function hints(advice: readonly AdviceLine[] | null, armed: string | null): Hints {
  const lines = (advice ?? []).map((line) => ({ move: parse(line.move), visits: line.visits }));
  const all = lines.reduce((sum, line) => sum + line.visits, 0);
  const shares = (places: (move: Move) => readonly string[]): Shares => {
    const sums = new Map<string, number>();
    for (const { move, visits } of lines)
      for (const place of places(move)) sums.set(place, (sums.get(place) ?? 0) + visits / all);
    return sums;
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
