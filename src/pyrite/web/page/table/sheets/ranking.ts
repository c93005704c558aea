/** Who came where. */
import type { View } from "../../wire/types.ts";

type Ending = NonNullable<View["result"]>;

export interface Rank {
  readonly side: number;
  /** From 1; equal scores share it, winners are first. */
  readonly place: number;
  readonly score: number;
  readonly hasWon: boolean;
}

export function ranking(result: Ending): readonly Rank[] {
  const sides = result.scores.map((score, side) => ({
    ...{ side, score, hasWon: result.winners.includes(side) },
  }));
  const best = sides.find((one) => one.hasWon)?.score ?? 0;
  const fewestWins =
    sides.some((one) => one.score > best) && !sides.some((one) => one.score < best);
  const sign = fewestWins ? -1 : 1;
  const worth = (one: (typeof sides)[number]) => (one.hasWon ? Infinity : sign * one.score);
  const sorted = sides.sort(
    (a, b) => worth(b) - worth(a) || sign * (b.score - a.score) || a.side - b.side,
  );
  return sorted.map((one) => ({
    ...one,
    place: 1 + sorted.filter((other) => worth(other) > worth(one)).length,
  }));
}
