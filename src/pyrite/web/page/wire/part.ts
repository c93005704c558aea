/** What this browser adds to chance, kept from before the start to be held against the proof. */
import { hex } from "./hex.ts";
import type { Part } from "./keys.ts";
import type { Player } from "./types.ts";

/** 32 random bytes, and what was promised before they were told to anybody. */
export function newPart(commitment: string, isGiven: boolean): Part {
  return { salt: hex(crypto.getRandomValues(new Uint8Array(32))), commitment, isGiven };
}

/** At an open table: the hello that was welcomed has brought the salt. */
export function partGiven(part: Part, commitment: string): Part {
  return { ...part, commitment: part.commitment || commitment, isGiven: true };
}

/** At a table that has begun: whose salt it is, and who has nothing to add. */
export function partSeated(part: Part, yours: readonly number[], players: readonly Player[]): Part {
  const [seat, ...others] = yours;
  const bots = players.filter((one) => one.kind === "bot").map((one) => one.seat);
  return seat === undefined ? part : { ...part, seat, empty: [...others, ...bots] };
}

/** What to say before the start; nothing where this browser has kept nothing. */
export function saltOf(part: Part | undefined): string {
  return part?.salt ?? "";
}
