import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { newPart, newPledge, partGiven, partSaid, partSeated, partShown } from "./part.ts";
import type { Player } from "./types.ts";

const player = (seat: number, kind: Player["kind"]) => ({ seat, kind }) as Player;

test("a salt is 32 bytes of hex, each another", () => {
  expect(newPart("aa", false).salt).toMatch(/^[0-9a-f]{64}$/);
  expect(newPart("aa", false).salt).not.toBe(newPart("aa", false).salt);
});

test("what was promised first stays, whatever is told later", () => {
  const part = newPart("", false);
  expect(partGiven(part, "aa")).toEqual({ ...part, commitment: "aa", isGiven: true });
  expect(partGiven(partGiven(part, "aa"), "bb").commitment).toBe("aa");
});

test("bots and my other seats have nothing to add", () => {
  const players = [player(0, "bot"), player(1, "person"), player(2, "person"), player(3, "bot")];
  const part = newPart("aa", true);
  expect(partSeated(part, [1, 2], players)).toEqual({ ...part, seat: 1, empty: [2, 0, 3] });
  expect(partSeated(part, [], players)).toEqual(part);
});

test("who was seen as a bot has nothing to add, whoever sits there later", () => {
  const begun = partSeated(newPart("aa", true), [0], [player(0, "person"), player(1, "bot")]);
  const later = partSeated(begun, [0], [player(0, "person"), player(1, "person")]);
  expect(later.empty).toEqual([1]);
});

test("a pledge says its hash first, anything else its salt", async () => {
  const pledge = await newPledge("aa", false);
  const hash = createHash("sha256").update(Buffer.from(pledge.salt, "hex")).digest("hex");
  expect(partSaid(pledge)).toEqual({ commit: hash });
  const part = newPart("aa", false);
  expect(partSaid(part)).toEqual({ salt: part.salt });
  expect(partSaid(undefined)).toEqual({});
});

test("a salt is revealed only where its hash is fixed, in a list that stays the same", async () => {
  const pledge = await newPledge("aa", true);
  const told = { fixed: ["", pledge.commit], committed: [1], seconds: 5 };
  const shown = partShown(pledge, told, 1);
  expect(shown?.fixed).toEqual(told.fixed);
  expect(partShown(shown ?? pledge, told, 1)).toEqual(shown);
  expect(partShown(shown ?? pledge, { ...told, fixed: ["11", pledge.commit] }, 1)).toBeNull();
  expect(partShown(pledge, told, 0)).toBeNull();
  expect(partShown(pledge, told, undefined)).toBeNull();
  expect(partShown({ ...pledge, commit: "" }, told, 0)).toBeNull();
});
