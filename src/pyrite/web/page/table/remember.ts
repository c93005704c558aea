/** What this browser keeps of a table it looks at. */
import { findKept, thisMoment, update, type Kept, type Part } from "../wire/keys.ts";
import { partGiven, partSeated } from "../wire/part.ts";
import type { Table } from "./state.ts";

/** For the list of mine, and for the proof. */
export function remember(key: string, table: Table): void {
  const part = findKept(localStorage, table.id)?.part;
  const changes: Partial<Kept> = {
    game: table.game,
    seen: thisMoment(),
    result: resultOf(table),
    ...(part ? { part: partNow(part, table) } : {}),
  };
  update(localStorage, table.id, key, changes);
}

/** One more hint was given. */
export function rememberHint(key: string, table: string): void {
  const hints = (findKept(localStorage, table)?.hints ?? 0) + 1;
  update(localStorage, table, key, { hints });
}

function partNow(part: Part, table: Table): Part {
  if (table.state === "open") return partGiven(part, table.commitment);
  return partSeated(part, table.yours, table.players);
}

function resultOf(table: Table): Kept["result"] {
  const ending = table.view?.result ?? null;
  const [mine] = table.yours.length === 1 ? table.yours : [];
  const hasWon = mine === undefined || !ending ? null : ending.winners.some((one) => one === mine);
  return ending && { scores: ending.scores, hasWon };
}
