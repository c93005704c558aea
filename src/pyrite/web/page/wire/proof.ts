/** The proof that nobody chose the cards, checked here and not by asking the server. */
import { sha256 } from "./sha256.ts";
import type { ProofTold } from "./types.ts";

export interface Verdict {
  /** The secret is the one that was promised before the game. */
  readonly promise: boolean;
  /** The seed comes from the secret and everybody's salt. */
  readonly seed: boolean;
  /** The record was played on this seed. */
  readonly record: boolean;
}

const PREFIX = new TextEncoder().encode("pyrite table");

/** Holds a proof against the promise that was told before the start, and against the record. */
export function checkProof(proof: ProofTold, promised: string, record: string): Verdict {
  const secret = bytes(proof.secret);
  const salts = proof.salts.map(bytes).flatMap((salt) => [salt.length, ...salt]);
  const seed = hex(sha256(Uint8Array.from([...PREFIX, ...secret, ...salts])));
  const commitment = hex(sha256(secret));
  return {
    promise: commitment === promised && commitment === proof.commitment,
    seed: seed === proof.seed,
    record: new RegExp(`^seed: ${proof.seed}$`, "m").test(record),
  };
}

export function isProved(verdict: Verdict): boolean {
  return verdict.promise && verdict.seed && verdict.record;
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (one) => parseInt(one, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (one) => one.toString(16).padStart(2, "0")).join("");
}
