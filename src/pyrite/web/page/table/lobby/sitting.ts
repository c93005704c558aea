/** Taking a seat: before the start, or later in the place of a bot. */
import { settings } from "../../settings.svelte.ts";
import { callsIn } from "../../wire/calls.ts";
import { keep, thisMoment } from "../../wire/keys.ts";
import { newPledge, partSaid } from "../../wire/part.ts";
import type { Table } from "../state.ts";

/** The key that speaks for it, kept in this browser; who comes late adds nothing to chance,
 * nor does anybody where cards are dealt again. */
export async function sitDown(
  table: Table,
  name: string,
  invite: string,
  seat?: number,
): Promise<string> {
  const calls = callsIn(() => settings.language);
  const adds = table.state === "open" && table.deal === null;
  const part = adds ? await newPledge(table.commitment, true) : undefined;
  const { key, late } = await calls.sit(table.id, {
    ...{ name, invite, ...partSaid(part) },
    ...(seat === undefined ? {} : { seat }),
  });
  const mine = { table: table.id, game: table.game, key, seen: thisMoment(), result: null };
  keep(localStorage, { ...mine, ...(part && !late ? { part } : {}) });
  return key;
}

/** May who only looks on sit down here, now that it is played? */
export function hasLateSeat(table: Table, invite: string): boolean {
  const isLetIn = table.late && (table.isPublic || invite !== "");
  const hasRoom = table.players.some((one) => one.kind === "bot" || one.bot_plays);
  return table.state === "playing" && table.yours.length === 0 && isLetIn && hasRoom;
}
