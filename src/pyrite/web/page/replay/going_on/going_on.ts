/** To play on behind a step of a record: who decides there, and the table that is asked for. Pure. */
import type { OpenTable } from "../../wire/types.ts";
import type { Told } from "../playback/steps.ts";

/** Is anything left to be played behind this step, and something to be taken over? */
export function canGoOn(told: Told, at: number): boolean {
  return at > 0 && at < told.count;
}

/** The seat that decided next; where none did, the first. */
export function nextSeat(record: string, at: number): number {
  const lines = record.slice(record.indexOf("\n\n") + 2).split("\n");
  const steps = lines.filter((line) => /^[*\d] /.test(line)).slice(at);
  return Number(steps.find((line) => !line.startsWith("*"))?.[0] ?? 0);
}

export interface Wanted {
  readonly step: number;
  readonly seat: number;
  /** Who plays the other seats. */
  readonly level: string;
  /** Is what the seat did not know dealt anew? */
  readonly isAnew: boolean;
  readonly name: string;
}

export function tableFrom(told: Told, record: string, wanted: Wanted): OpenTable {
  const { step, seat, level, isAnew, name } = wanted;
  const seats = told.players.length;
  const players = Array.from({ length: seats }, (_, i) => (i === seat ? "me" : `bot ${level}`));
  const prelude = { record, step, guessed: isAnew ? seat : null };
  return { game: told.game, seats, players, name, prelude };
}
