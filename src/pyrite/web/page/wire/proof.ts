/** The proof that nobody chose the cards, checked here and not by asking the server. */
import { sha256 } from "@noble/hashes/sha2.js";
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
export async function checkProof(
  proof: ProofTold,
  promised: string,
  record: string,
): Promise<Verdict> {
  const secret = bytes(proof.secret);
  const salts = proof.salts.map(bytes).flatMap((salt) => [salt.length, ...salt]);
  const seed = hex(await digest(Uint8Array.from([...PREFIX, ...secret, ...salts])));
  const commitment = hex(await digest(secret));
  return {
    promise: commitment === promised && commitment === proof.commitment,
    seed: seed === proof.seed,
    record: new RegExp(`^seed: ${proof.seed}$`, "m").test(record),
  };
}

export function isProved(verdict: Verdict): boolean {
  return verdict.promise && verdict.seed && verdict.record;
}

/** By the browser itself where it can: over HTTPS, and on this machine. */
export async function digest(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", data)) : sha256(data);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (one) => parseInt(one, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (one) => one.toString(16).padStart(2, "0")).join("");
}
