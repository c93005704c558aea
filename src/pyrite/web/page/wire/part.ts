/** What this browser adds to chance, kept from before the start to be held against the proof. */
import { bytes, hex } from "./hex.ts";
import type { Part } from "./keys.ts";
import type { FixedHashes, Player } from "./types.ts";

/** 32 random bytes to be added openly, and what was promised before they were told to anybody. */
export function newPart(commitment: string, isGiven: boolean): Part {
  const salt = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { salt, commit: "", commitment, isGiven };
}

/** The same where others play: a hash first, and the salt when the hashes of all are fixed. */
export async function newPledge(commitment: string, isGiven: boolean): Promise<Part> {
  const part = newPart(commitment, isGiven);
  const { digest } = await import("./proof.ts");
  return { ...part, commit: hex(await digest(bytes(part.salt))) };
}

/** At an open table: the hello that was welcomed has brought it. */
export function partGiven(part: Part, commitment: string): Part {
  return { ...part, commitment: part.commitment || commitment, isGiven: true };
}

/**
 * At a table that has begun: whose salt it is, and who has nothing to add. Who was seen as a bot
 * stays among these, whoever sits there later.
 */
export function partSeated(part: Part, yours: readonly number[], players: readonly Player[]): Part {
  const [seat, ...others] = yours;
  const bots = players.filter((one) => one.kind === "bot").map((one) => one.seat);
  const empty = [...new Set([...(part.empty ?? []), ...others, ...bots])];
  return seat === undefined ? part : { ...part, seat, empty };
}

/** All hashes are fixed: what to keep of that; null where ours is not among them, as it was. */
export function partShown(part: Part, told: FixedHashes, seat: number | undefined): Part | null {
  const { fixed } = told;
  const isOurs = part.commit !== "" && fixed[seat ?? -1] === part.commit;
  const isSame = part.fixed === undefined || part.fixed.join() === fixed.join();
  return isOurs && isSame ? { ...part, fixed } : null;
}

/** How it is said before the start; nothing where this browser has kept nothing. */
export function partSaid(part: Part | undefined): { salt?: string; commit?: string } {
  if (!part) return {};
  return part.commit ? { commit: part.commit } : { salt: part.salt };
}
