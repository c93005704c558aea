import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkProof, hex, isProved } from "./proof.ts";
import { sha256 } from "./sha256.ts";

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

test("an honest proof holds", () => {
  const told = proof();
  const verdict = checkProof(told, told.commitment, `game: gold\nseed: ${told.seed}\n`);
  expect(isProved(verdict)).toBe(true);
});

test("each lie is noticed, and named", () => {
  const told = proof();
  const record = `seed: ${told.seed}\n`;
  const other = "00".repeat(32);
  expect(checkProof(told, other, record)).toMatchObject({ promise: false, seed: true });
  expect(checkProof({ ...told, secret: other }, told.commitment, record).promise).toBe(false);
  expect(checkProof({ ...told, salts: [] }, told.commitment, record).seed).toBe(false);
  expect(checkProof(told, told.commitment, `seed: ${other}\n`).record).toBe(false);
});
