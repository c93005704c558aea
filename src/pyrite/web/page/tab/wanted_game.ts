/** Which game a call is about, so that its rules are there before it is answered. */

/** What is asked of the values kept here: everything under keys that begin so, as JSON. */
export interface Kept {
  read(prefix: string): Promise<string>;
}

/** Of a table that is kept here. */
export async function gameOfListing(kept: Kept, table: string): Promise<string | null> {
  type Found = readonly (readonly [unknown, readonly [table: string, game: string]])[];
  const found = JSON.parse(await kept.read(JSON.stringify(["listing", table]))) as Found;
  return found[0]?.[1][1] ?? null;
}

export async function gameOfCall(kept: Kept, path: string, body: string): Promise<string | null> {
  const [, table] = /^\/api\/tables\/([^/?]+)/.exec(path) ?? [];
  if (table !== undefined) return gameOfListing(kept, decodeURIComponent(table));
  const [, lesson] = /^\/api\/lessons\/([^/?]+)/.exec(path) ?? [];
  return lesson ?? gameOfBody(body);
}

/** A table that is wanted, or a record: its head names the game. */
export function gameOfBody(body: string): string | null {
  if (body === "") return null;
  const said = JSON.parse(body) as { readonly game?: string; readonly record?: string };
  return said.game ?? /^game: *(\S+)/m.exec(said.record ?? "")?.[1] ?? null;
}
