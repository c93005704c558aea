/**
 * Somebody comes by a link that holds a key. It may be anybody's doing, so it is looked through
 * first: a key is kept only where it has seats, and none that works is ever given up for it. Pure.
 */
import type { Look } from "../wire/peek.ts";
import type { Greeting } from "../wire/types.ts";

export type Arrival =
  /** Go on with this key; keep it, if it is new and was found to have seats. */
  | { readonly kind: "go"; readonly key: string; readonly found: Greeting | null }
  /** Both keys work: the reader says which it shall be. */
  | { readonly kind: "ask"; readonly mine: Greeting | null; readonly other: Greeting };

/** What to do with the key of a link where this browser keeps another one, or none. */
export async function arrive(
  offered: string,
  kept: string | null,
  look: (key: string) => Promise<Look>,
): Promise<Arrival> {
  if (offered === kept) return { kind: "go", key: kept, found: null };
  const other = await look(offered);
  if (kept === null) return { kind: "go", key: offered, found: seated(other) };
  if (other === null || other === "away") return { kind: "go", key: kept, found: null };
  const mine = await look(kept);
  if (mine === null) return { kind: "go", key: offered, found: seated(other) };
  return { kind: "ask", mine: mine === "away" ? null : mine, other };
}

function seated(seen: Look): Greeting | null {
  return seen !== null && seen !== "away" && seen.yours.length > 0 ? seen : null;
}
