/** Keys kept in this browser: the tables that are mine. */
import { sitePath } from "../tab/site.ts";
import type { PutAlerts } from "./types.ts";

export interface Kept {
  readonly table: string;
  /** Empty until the table was seen. */
  readonly game: string;
  readonly key: string;
  /** When it was last looked at, RFC 3339. */
  readonly seen: string;
  /** How it ended; null while it runs. */
  readonly result: KeptResult | null;
  /** How often a hint was asked for. */
  readonly hints?: number;
  /** None where this browser came with a key alone. */
  readonly part?: Part;
  /** How its owner wants to be called there, and at the tables that come after it. */
  readonly calledBy?: PutAlerts;
  /** The folder of the site that has the table; none: the server has it. */
  readonly site?: string;
}

/** What this browser added to chance, and what it was promised, before the start. */
export interface Part {
  readonly salt: string;
  readonly commitment: string;
  /** Its hash, given first; empty: the salt is added openly. */
  readonly commit: string;
  /** The server had taken it before the start. */
  readonly isGiven: boolean;
  /** The hashes of all that were shown before the salt was revealed. */
  readonly fixed?: readonly string[];
  /** It was revealed, and heard. */
  readonly isHeard?: boolean;
  /** Whose salt it is, since the start. */
  readonly seat?: number;
  /** Who has nothing to add: bots, and my other seats. */
  readonly empty?: readonly number[];
}

export interface KeptResult {
  readonly scores: readonly number[];
  /** Null for who spoke for several seats. */
  readonly hasWon: boolean | null;
}

export type Drawer = Pick<Storage, "getItem" | "setItem">;

const NAME = "pyrite.tables";
const MOST = 200;

/** This moment, RFC 3339. */
export function thisMoment(): string {
  return new Date().toISOString();
}

/** All that is kept, newest first. */
export function keptTables(drawer: Drawer): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(drawer.getItem(NAME) ?? "[]");
    return Array.isArray(found) ? (found as unknown[]).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const it = one as Kept | null;
  return typeof it?.table === "string" && typeof it.key === "string" && typeof it.seen === "string";
}

export function findKept(drawer: Drawer, table: string): Kept | null {
  return keptTables(drawer).find((one) => one.table === table) ?? null;
}

/** Keep a table, or change what is kept of it; false where the browser keeps nothing. */
export function keep(drawer: Drawer, kept: Kept): boolean {
  const others = keptTables(drawer).filter((one) => one.table !== kept.table);
  const mine = sitePath === null ? kept : { ...kept, site: sitePath };
  const all = [mine, ...others].sort((a, b) => b.seen.localeCompare(a.seen)).slice(0, MOST);
  return write(drawer, all);
}

/** Change what is kept of a table with this key; what is not kept stays so. */
export function update(drawer: Drawer, table: string, key: string, part: Partial<Kept>): void {
  const kept = findKept(drawer, table);
  if (kept?.key === key) keep(drawer, { ...kept, ...part });
}

/** Where a table is shown that this page has not: a server and a site may share a browser. */
export function elsewhere({ site, table }: Kept, here: string | null = sitePath): string | null {
  if ((site ?? null) === here) return null;
  return site === undefined ? `/t/${table}` : `${site}?/t/${table}`;
}

/** What stands behind `#` in a link to a table: a key to a seat, or an invitation. */
export function readFragment(fragment: string): {
  readonly key?: string;
  readonly invite?: string;
} {
  const text = fragment.replace(/^#/, "");
  if (text.startsWith("i=")) return { invite: decodeURIComponent(text.slice(2)) };
  return /^[\w-]{22,}$/.test(text) ? { key: text } : {};
}

export function forget(drawer: Drawer, table: string): boolean {
  return write(
    drawer,
    keptTables(drawer).filter((one) => one.table !== table),
  );
}

function write(drawer: Drawer, all: readonly Kept[]): boolean {
  try {
    drawer.setItem(NAME, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
