/** Opening tables: one click against bots, or all that can be chosen. */
import type { Calls } from "../../wire/calls.ts";
import { keep, thisMoment } from "../../wire/keys.ts";
import { newPart, newPledge } from "../../wire/part.ts";
import type { GameFacts, OpenTable } from "../../wire/types.ts";

const USUAL_SEATS = 4;

/** Me against bots, at a table of the usual size. */
export function againstBots(game: GameFacts, level: string, name: string): OpenTable {
  const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats.at(-1) ?? 1);
  const bots = Array.from({ length: seats - 1 }, () => `bot ${level}`);
  return { game: game.id, seats, players: ["me", ...bots], name };
}

/** Open a table and keep its key; begin at once where nobody else is to come. */
export async function openTable(calls: Calls, wanted: OpenTable): Promise<string> {
  const { table, key, commitment } = await calls.open(wanted);
  const isAlone = !wanted.players?.includes("open");
  const part = isAlone ? newPart(commitment, true) : await newPledge(commitment, false);
  const mine = { table, key, game: wanted.game, part };
  keep(localStorage, { ...mine, seen: thisMoment(), result: null });
  if (isAlone) await calls.start(table, key, { salt: part.salt });
  return `/t/${table}`;
}
