/** From one table to the next, with the key that spoke at the old one. */
import { settings } from "../../settings.svelte.ts";
import type { Calls } from "../../wire/calls.ts";
import { findKept, keep, thisMoment, update, type Part } from "../../wire/keys.ts";
import { newPart, newPledge, partSaid } from "../../wire/part.ts";
import type { Rematch } from "../../wire/types.ts";
import type { Table } from "../state.ts";

/** Does nobody else play at the table but bots? */
export function isAlone(table: Table): boolean {
  return table.players.every((one) => one.kind !== "person" || table.yours.includes(one.seat));
}

/** The same people play on; who plays with bots alone begins at once. */
export async function playNext(
  calls: Calls,
  table: Table,
  key: string,
  wanted: Rematch,
): Promise<string> {
  const { table: next } = await calls.rematch(table.id, key, wanted);
  const path = await follow(calls, table, key, next);
  if (isAlone(table)) {
    const part = findKept(localStorage, next)?.part;
    await calls.start(next, key, { ...partSaid(part), fill: `bot ${settings.level}` });
    if (part) update(localStorage, next, key, { part: { ...part, isGiven: true } });
  }
  return path;
}

/** The old key speaks at the new table, too; where another is kept there, the way asks. */
export async function follow(
  calls: Calls,
  table: Table,
  key: string,
  next: string,
): Promise<string> {
  const known = findKept(localStorage, next);
  if (known) return known.key === key ? `/t/${next}` : `/t/${next}#${key}`;
  const { commitment, deal, game } = await calls.summary(next);
  const part = deal === null ? await newPartAt(commitment, isAlone(table)) : null;
  const calledBy = findKept(localStorage, table.id)?.calledBy;
  const mine = { table: next, game, key, seen: thisMoment(), result: null };
  keep(localStorage, { ...mine, ...(part ? { part } : {}), ...(calledBy ? { calledBy } : {}) });
  if (calledBy) await calls.alerts(next, key, calledBy);
  return `/t/${next}`;
}

/** What this browser adds to chance: alone openly, with others a hash first. */
function newPartAt(commitment: string, isAlone: boolean): Part | Promise<Part> {
  return isAlone ? newPart(commitment, false) : newPledge(commitment, false);
}
