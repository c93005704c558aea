import { expect, test } from "vitest";
import type { Say } from "../../words/say.ts";
import { levelWith, margin, verdict } from "./verdict.ts";

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join("|");
const NAMES = ["Ada", "Ines", "Tomo"];

function ended(scores: readonly number[], ...winners: readonly number[]) {
  return { scores, winners, reason: "no card left" } as const;
}

test("the margin is that to the next, whoever it is", () => {
  const result = ended([3, 8, 7], 1);
  expect(margin(result)).toBe(1);
  expect(verdict(result, [0], NAMES, say)).toBe("over-by|Ines|1||points-n|1");
  expect(verdict(result, [1], NAMES, say)).toMatch(/^over-you-by/);
});

test("a tie that was broken names who has as much", () => {
  const result = ended([38, 38, 30], 0);
  expect(levelWith(result)).toEqual([1]);
  expect(verdict(result, [0], NAMES, say)).toMatch(/^over-you-level.*Ines/);
  expect(verdict(result, [1], NAMES, say)).toMatch(/^over-level.*Ada/);
});

test("several winners have no margin, nor has who plays alone", () => {
  expect(levelWith(ended([5, 5, 1], 0, 1))).toEqual([]);
  expect(verdict(ended([5, 5, 1], 0, 1), [0], NAMES, say)).toMatch(/^over-wins/);
  expect(verdict(ended([5], 0), [0], NAMES, say)).toMatch(/^over-you\|/);
  expect(verdict(ended([5]), [0], NAMES, say)).toBe("over-nobody");
});
