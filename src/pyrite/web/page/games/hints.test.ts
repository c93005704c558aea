import { expect, test } from "vitest";
import { percentOf, winsOf } from "./hints.ts";

const line = (move: string, visits: number, win: number) => ({
  ...{ move, text: move, visits, score: 0, win },
});

test("a move is known by how often it wins, whatever part of the search it was", () => {
  const wins = winsOf([line("flip c4", 700, 0.5), line("flip a1", 290, 0.45)]);
  expect([...wins]).toEqual([
    ["flip c4", 0.5],
    ["flip a1", 0.45],
  ]);
  expect(percentOf(0.545)).toBe(55);
});

test("of a move that was hardly looked at nothing is said", () => {
  expect(winsOf([line("flip c4", 990, 0.5), line("flip a1", 10, 0)]).has("flip a1")).toBe(false);
  expect(winsOf(null).size).toBe(0);
});
