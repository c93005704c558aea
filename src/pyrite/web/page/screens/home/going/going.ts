/** Tables of mine that are not over: which there are, and when they were last played at. */
import { Refusal, type Calls } from "../../../wire/calls.ts";
import { elsewhere, forget, keptTables, type Drawer, type Kept } from "../../../wire/keys.ts";
import { look } from "../../../wire/peek.ts";
import type { Player, Summary, View } from "../../../wire/types.ts";
import type { Language } from "../../../words/say.ts";

export interface Going {
  readonly kept: Kept;
  /** Null where another page has it, which is not asked. */
  readonly table: Summary | null;
  readonly yours: readonly number[];
  /** Null before the start. */
  readonly view: View | null;
  readonly isYourTurn: boolean;
}

/** More are hardly gone on with, and each is asked of the server. */
const MOST = 12;

/** Those where it is my turn first, then the newest. */
export async function goingOn(calls: Calls, drawer: Drawer): Promise<readonly Going[]> {
  const kept = keptTables(drawer).filter((one) => one.game !== "" && one.result === null);
  const found = await Promise.all(kept.slice(0, MOST).map((one) => lookAt(one, calls, drawer)));
  return found
    .filter((one) => one !== null)
    .sort((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn) || newest(a, b));
}

function newest(a: Going, b: Going): number {
  return lastPlayed(b).localeCompare(lastPlayed(a));
}

export function lastPlayed({ kept, table }: Going): string {
  return table?.moved ?? table?.opened ?? kept.seen;
}

/** Another page is loaded for a table that this one has not. */
export function linkTo(one: Kept): { readonly href: string; readonly target?: string } {
  const other = elsewhere(one);
  return other ? { href: location.origin + other, target: "_self" } : { href: `/t/${one.table}` };
}

async function lookAt(kept: Kept, calls: Calls, drawer: Drawer): Promise<Going | null> {
  if (elsewhere(kept)) return { kept, table: null, yours: [], view: null, isYourTurn: false };
  try {
    const table = await calls.summary(kept.table);
    if (table.state === "closed") forget(drawer, kept.table);
    if (table.state !== "open" && table.state !== "playing") return null;
    const seen = await look(kept.table, kept.key);
    if (seen === null || seen === "away") return null;
    const { view, yours, ask } = seen;
    return { kept, table, view, yours, isYourTurn: table.state === "playing" && ask !== null };
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-such-table") forget(drawer, kept.table);
    return null;
  }
}

/** Whoever else sits there. */
export function othersAt({ table, yours }: Going): readonly Player[] {
  return (table?.players ?? []).filter((one) => one.kind !== "open" && !yours.includes(one.seat));
}

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** Today at what time; else yesterday, on which day of the week, or on which date. */
export function whenText(moment: string, now: Date, language: Language): string {
  const then = new Date(moment);
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(then);
  if (days <= 0) return told({ hour: "numeric", minute: "2-digit" });
  if (days === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day");
  return told(days < WEEK ? { weekday: "long" } : { day: "numeric", month: "long" });
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
