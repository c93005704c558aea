import { expect, test } from "vitest";
import { ranking } from "./ranking.ts";

function places(scores: number[], winners: number[]): number[][] {
  const result = { scores, winners, reason: "no card left" } as const;
  return ranking(result).map((one) => [one.side, one.place]);
}

test("winners come first, equal scores share a place", () => {
  expect(places([3, 9, 3, 5], [1])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
});

test("where fewest points win, few come before many", () => {
  expect(places([131, 20, 40], [1])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]);
});

test("who wins with equal points has won alone", () => {
  expect(places([7, 7], [1])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
