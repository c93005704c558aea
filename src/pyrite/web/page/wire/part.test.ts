import { expect, test } from "vitest";
import { newPart, partGiven, partSeated } from "./part.ts";
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
