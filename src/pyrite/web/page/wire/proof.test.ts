import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { checkProof, digest as ours, hex, isProved } from "./proof.ts";
import { sha256 } from "@noble/hashes/sha2.js";

const digest = (data: Buffer) => createHash("sha256").update(data).digest("hex");

test("sha-256 is that of everybody else, at every length around a block", () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = Buffer.alloc(length, length % 251);
    expect(hex(sha256(data))).toBe(digest(data));
  }
});

function proof() {
  const secret = "07".repeat(32);
  const salts = ["", "ab".repeat(32), "00ff"];
  const parts = salts.flatMap((salt) => [Buffer.from([salt.length / 2]), Buffer.from(salt, "hex")]);
  const seed = digest(
    Buffer.concat([Buffer.from("pyrite table"), Buffer.from(secret, "hex"), ...parts]),
  );
  return { commitment: digest(Buffer.from(secret, "hex")), secret, salts, seed };
}

test("the browser's own sha-256, or ours where it has none", async () => {
  const data = new TextEncoder().encode("pyrite");
  const kept = globalThis.crypto;
  expect(hex(await ours(data))).toBe(digest(Buffer.from(data)));
  vi.stubGlobal("crypto", {});
  expect(hex(await ours(data))).toBe(digest(Buffer.from(data)));
  vi.unstubAllGlobals();
  expect(globalThis.crypto).toBe(kept);
});

test("an honest proof holds", async () => {
  const told = proof();
  const verdict = await checkProof(told, told.commitment, `game: gold\nseed: ${told.seed}\n`);
  expect(isProved(verdict)).toBe(true);
});

test("each lie is noticed, and named", async () => {
  const told = proof();
  const record = `seed: ${told.seed}\n`;
  const other = "00".repeat(32);
  expect(await checkProof(told, other, record)).toMatchObject({ promise: false, seed: true });
  expect((await checkProof({ ...told, secret: other }, told.commitment, record)).promise).toBe(
    false,
  );
  expect((await checkProof({ ...told, salts: [] }, told.commitment, record)).seed).toBe(false);
  expect((await checkProof(told, told.commitment, `seed: ${other}\n`)).record).toBe(false);
});
