import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { hex } from "./hex.ts";
import type { Part } from "./keys.ts";
import { checkProof, digest as ours, isProved } from "./proof.ts";
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

test("cards dealt again: bots may sit where somebody had added, who kept a part is not fooled", async () => {
  const told = { ...proof(), deal: "first" };
  const record = `player 1: bot easy\nseed: ${told.seed}\n`;
  expect(isProved(await checkProof(told, told.commitment, record))).toBe(true);
  const kept = part(told, { salt: "00ff", seat: 2 });
  expect(await checkProof(told, told.commitment, record, kept)).toMatchObject({ others: false });
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

function part(told: { readonly commitment: string }, changes: Partial<Part> = {}): Part {
  const salt = "ab".repeat(32);
  const mine = {
    salt,
    commit: "",
    commitment: told.commitment,
    isGiven: true,
    seat: 1,
    empty: [0],
  };
  return { ...mine, ...changes };
}

test("what this browser kept from before the start is found in it", async () => {
  const told = proof();
  const verdict = await checkProof(told, told.commitment, `seed: ${told.seed}\n`, part(told));
  expect(verdict.mine).toBe(true);
  expect(isProved(verdict)).toBe(true);
});

test("a part that was thrown away, and a promise that was made anew, are noticed", async () => {
  const told = proof();
  const check = (kept: Part) => checkProof(told, told.commitment, `seed: ${told.seed}\n`, kept);
  expect((await check(part(told, { salt: "cd".repeat(32) }))).mine).toBe(false);
  expect((await check(part(told, { seat: 2 }))).mine).toBe(false);
  expect(await check(part(told, { commitment: "00".repeat(32) }))).toMatchObject({
    promise: false,
    mine: true,
  });
});

test("who has nothing to add has added nothing: bots of the record, and my other seats", async () => {
  const told = proof();
  const record = `player 2: bot easy\nseed: ${told.seed}\n`;
  const verdict = await checkProof(told, told.commitment, record);
  expect(verdict.others).toBe(false);
  expect(isProved(verdict)).toBe(false);
  const kept = part(told, { empty: [2] });
  const other = await checkProof(told, told.commitment, `seed: ${told.seed}\n`, kept);
  expect(other).toMatchObject({ others: false, mine: true });
});

test("without a part that is known to have counted, mine is not checked", async () => {
  const told = proof();
  for (const kept of [undefined, part(told, { isGiven: false }), part(told, { commitment: "" })]) {
    const verdict = await checkProof(told, told.commitment, `seed: ${told.seed}\n`, kept);
    expect(verdict.mine).toBeNull();
    expect(isProved(verdict)).toBe(true);
  }
});

function committed() {
  const told = proof();
  const fixed = told.salts.map((one) => (one ? digest(Buffer.from(one, "hex")) : ""));
  return { ...told, fixed, committed: [1, 2], silent: [] as number[] };
}

/** Seat 1 did not reveal. */
function silenced() {
  const { secret, fixed, ...told } = committed();
  const salts = told.salts.map((one, seat) => (seat === 1 ? (fixed[1] ?? "") : one));
  const parts = salts.flatMap((one) => [Buffer.from([one.length / 2]), Buffer.from(one, "hex")]);
  const whole = [Buffer.from("pyrite table"), Buffer.from(secret, "hex"), ...parts];
  return { ...told, secret, fixed, salts, seed: digest(Buffer.concat(whole)), silent: [1] };
}

test("where seats committed, salts fit what was fixed and shown", async () => {
  const told = committed();
  const { fixed } = told;
  const record = `seed: ${told.seed}\n`;
  const kept = part(told, { commit: fixed[1] ?? "", fixed, isHeard: true });
  expect(isProved(await checkProof(told, told.commitment, record, kept))).toBe(true);
  const anew = { ...kept, fixed: ["", fixed[1] ?? "", "00".repeat(32)] };
  expect((await checkProof(told, told.commitment, record, anew)).fixed).toBe(false);
  const without = { ...told, fixed: undefined, committed: undefined, silent: undefined };
  expect((await checkProof(without as never, told.commitment, record, kept)).fixed).toBe(false);
  const other = { ...told, salts: ["", told.salts[1] ?? "", "00fe"] };
  expect((await checkProof(other, told.commitment, record, kept)).fixed).toBe(false);
});

test("who was silent counts with the hash; who was heard is not called silent", async () => {
  const told = silenced();
  const record = `seed: ${told.seed}\n`;
  const kept = part(told, { commit: told.fixed[1] ?? "", fixed: told.fixed });
  const verdict = await checkProof(told, told.commitment, record, kept);
  expect(verdict).toMatchObject({ mine: true, isSilent: true, fixed: true });
  const heard = await checkProof(told, told.commitment, record, { ...kept, isHeard: true });
  expect(heard).toMatchObject({ mine: false, isSilent: false });
});
