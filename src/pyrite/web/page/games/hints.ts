/** What a search thinks, as bar and boards say it: one number a move, how often it wins. Pure. */
import type { AdviceLine } from "../wire/types.ts";

/** A smaller part of the search than this says nothing of a move. */
const HARDLY = 0.02;

/** By move, best first: how often it wins, of 1; without those that were hardly looked at. */
export function winsOf(advice: readonly AdviceLine[] | null): ReadonlyMap<string, number> {
  const lines = advice ?? [];
  const all = lines.reduce((sum, one) => sum + one.visits, 0);
  const known = lines.filter((one, i) => i === 0 || one.visits >= HARDLY * all);
  return new Map(known.map((one) => [one.move, one.win]));
}

export function percentOf(win: number): number {
  return Math.round(win * 100);
}
