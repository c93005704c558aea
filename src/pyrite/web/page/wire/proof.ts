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
  /** What was fixed before the start was not changed: salts fit it, and it is what was shown. */
  readonly fixed: boolean;
  /** What this browser added is in it; null: it has kept nothing to hold against it. */
  readonly mine: boolean | null;
  /** It was not there to reveal it in time, so that the hash counts. */
  readonly isSilent: boolean;
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
  const isAgain = proof.deal !== undefined && part === null; // others may have sat there and added
  const empty = isAgain ? [] : [...botsOf(record), ...(part?.empty ?? [])];
  const counted = part && proof.salts[part.seat ?? -1];
  const isSilent = !!part?.commit && counted === part.commit && !part.isHeard;
  return {
    promise: commitment === promised && commitment === proof.commitment,
    seed: seed === proof.seed,
    record: new RegExp(`^seed: ${proof.seed}$`, "m").test(record),
    others: empty.every((seat) => !proof.salts[seat]),
    fixed: (await fits(proof)) && (!part?.fixed || part.fixed.join() === proof.fixed?.join()),
    mine: part && (counted === part.salt || isSilent),
    isSilent,
  };
}

export function isProved(verdict: Verdict): boolean {
  const { promise, seed, record, others, fixed, mine } = verdict;
  return promise && seed && record && others && fixed && mine !== false;
}

/** Does every salt fit the hash that was fixed? Where nobody committed there are none. */
async function fits({ salts, fixed, committed = [], silent = [] }: ProofTold): Promise<boolean> {
  if (!fixed) return true;
  const hashes = await Promise.all(salts.map((salt) => (salt ? hashOf(salt) : "")));
  const isKnown = silent.every((seat) => committed.includes(seat));
  const expected = salts.map((salt, seat) => (silent.includes(seat) ? salt : hashes[seat]));
  return isKnown && expected.join() === fixed.join();
}

async function hashOf(salt: string): Promise<string> {
  return hex(await digest(bytes(salt)));
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
