/** Luck and skill over one's own games: what reviews measured, kept in this browser alone. */
import type { Estimate } from "../review/figures.ts";
import { keptTables, type Drawer, type Kept } from "../wire/keys.ts";
import type { Review } from "../wire/types.ts";

/** What a review came to for me. */
export interface Measured {
  readonly table: string;
  readonly game: string;
  /** When the table was last looked at, RFC 3339. */
  readonly seen: string;
  readonly opening: number;
  readonly final: number;
  readonly luck: Estimate;
  readonly own: Estimate;
  /** Like which bots I played; null where that was not sure. */
  readonly level: string | null;
}

const NAME = "pyrite.luck";
const MOST = 200;
const SURE = 1.96; // standard errors

/** My seat: the one whose salt I gave, or the only one of a person. */
export function mySeat(review: Review, kept: Kept): number | null {
  const [first, ...others] = review.reviewed;
  const seat = kept.part?.seat ?? (others.length === 0 ? first : undefined);
  return seat !== undefined && review.reviewed.includes(seat) ? seat : null;
}

/** What is worth keeping of a whole review; null where it has no ledger of mine. */
export function measuredOf(review: Review, kept: Kept): Measured | null {
  const seat = mySeat(review, kept);
  const account = review.accounts.find((one) => one.seat === seat);
  if (!account || review.done < 1) return null;
  const meter = review.meters?.find((one) => one.seat === seat);
  return {
    ...{ table: kept.table, game: review.game, seen: kept.seen },
    ...{ opening: account.opening[0], final: account.final },
    ...{ luck: account.luck, own: account.own },
    level: meter?.sure ? meter.level : null,
  };
}

/** All that is kept, newest first. */
export function keptLuck(drawer: Drawer): readonly Measured[] {
  try {
    const found: unknown = JSON.parse(drawer.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? (found as unknown[]).filter(isMeasured) : [];
  } catch {
    return [];
  }
}

function isMeasured(one: unknown): one is Measured {
  const it = one as Measured | null;
  return typeof it?.table === "string" && typeof it.seen === "string" && Array.isArray(it.luck);
}

/** Keep a game; where the browser keeps nothing it is shown all the same. */
export function keepLuck(drawer: Drawer, measured: Measured): readonly Measured[] {
  const others = keptLuck(drawer).filter((one) => one.table !== measured.table);
  const all = [measured, ...others].sort((a, b) => b.seen.localeCompare(a.seen)).slice(0, MOST);
  try {
    drawer.setItem(NAME, JSON.stringify(all));
  } catch {
    // For this visit, then.
  }
  return all;
}

/** A review has been made on this page: if the table is mine, it counts. */
export function noteReview(drawer: Drawer, table: string | null, review: Review): void {
  const kept = keptTables(drawer).find((one) => one.table === table);
  const measured = kept ? measuredOf(review, kept) : null;
  if (measured) keepLuck(drawer, measured);
}

/** My finished games of which nothing was measured yet; not where I played several seats. */
export function unmeasured(drawer: Drawer): readonly Kept[] {
  const known = new Set(keptLuck(drawer).map((one) => one.table));
  const isOne = ({ result }: Kept) => result !== null && result.hasWon !== null;
  return keptTables(drawer).filter((one) => isOne(one) && !known.has(one.table));
}

export interface Sum {
  readonly games: number;
  readonly unlucky: number;
  /** By game, in the mean, with half of its 95 % interval; null for a single game. */
  readonly luck: readonly [number, number | null];
  readonly own: readonly [number, number | null];
  /** So many games in a row, up to the newest, of the same luck as that. */
  readonly streak: number;
}

export function sumOf(games: readonly Measured[]): Sum {
  const isUnlucky = ({ luck }: Measured) => luck[0] < 0;
  const turned = games.findIndex((one) => isUnlucky(one) !== isUnlucky(games[0] ?? one));
  return {
    games: games.length,
    unlucky: games.filter(isUnlucky).length,
    luck: mean(games.map((one) => one.luck[0])),
    own: mean(games.map((one) => one.own[0])),
    streak: turned < 0 ? games.length : turned,
  };
}

/** From game to game they differ much more than one was measured wrongly. */
function mean(all: readonly number[]): readonly [number, number | null] {
  const middle = all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length);
  if (all.length < 2) return [middle, null];
  const squares = all.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return [middle, SURE * Math.sqrt(squares / (all.length - 1) / all.length)];
}
