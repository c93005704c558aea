/** The proof that nobody chose the cards, checked here and not by asking the server. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytes, hex } from "./hex.ts";
import type { Part } from "./keys.ts";
import type { ProofTold } from "./types.ts";

export interface Verdict {
  /** The secret is the one that was promised before the game. */
  readonly promise: boolean;
  /** The seed comes from the secret and everybody's salt. */
  readonly seed: boolean;
  /** The record was played on this seed. */
  readonly record: boolean;
  /** Bots, and whoever else has nothing to add, have added nothing. */
  readonly others: boolean;
  /** What this browser added is in it; null: it has kept nothing to hold against it. */
  readonly mine: boolean | null;
}

const PREFIX = new TextEncoder().encode("pyrite table");

/** Holds a proof against what was kept from before the start, else what is told now, and the record. */
export async function checkProof(
  proof: ProofTold,
  told: string,
  record: string,
  kept?: Part,
): Promise<Verdict> {
  const part = kept?.isGiven && kept.commitment && kept.seat !== undefined ? kept : null;
  const secret = bytes(proof.secret);
  const salts = proof.salts.map(bytes).flatMap((salt) => [salt.length, ...salt]);
  const seed = hex(await digest(Uint8Array.from([...PREFIX, ...secret, ...salts])));
  const commitment = hex(await digest(secret));
  const promised = kept?.commitment || told;
  const empty = [...botsOf(record), ...(part?.empty ?? [])];
  return {
    promise: commitment === promised && commitment === proof.commitment,
    seed: seed === proof.seed,
    record: new RegExp(`^seed: ${proof.seed}$`, "m").test(record),
    others: empty.every((seat) => !proof.salts[seat]),
    mine: part && proof.salts[part.seat ?? -1] === part.salt,
  };
}

export function isProved(verdict: Verdict): boolean {
  const { promise, seed, record, others, mine } = verdict;
  return promise && seed && record && others && mine !== false;
}

/** The seats of bots, as the record names them. */
function botsOf(record: string): readonly number[] {
  return Array.from(record.matchAll(/^player (\d+): bot /gm), (one) => Number(one[1]));
}

/** By the browser itself where it can: over HTTPS, and on this machine. */
export async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : sha256(data);
}
