import { expect, test } from "vitest";
import type { Checked } from "./chance.ts";
import { summed } from "./told.ts";

const one = (line: number, kind: string, by: Checked["by"], expected: string | null = null) => ({
  line,
  kind,
  by,
  expected,
});

test("outcomes are counted by kind, and by who has drawn them", () => {
  const outcomes = [
    one(7, "start", "here"),
    one(8, "deck", "here"),
    one(20, "deck", "order"),
    one(30, "reveal", "server"),
    one(31, "reveal", "server"),
  ];
  expect(summed({ seed: "00", outcomes })).toEqual({
    rows: [
      { kind: "start", here: 1, order: 0, server: 0 },
      { kind: "deck", here: 1, order: 1, server: 0 },
      { kind: "reveal", here: 0, order: 0, server: 2 },
    ],
    wrong: [],
    here: 2,
    elsewhere: 3,
  });
});

test("what is wrong is told apart", () => {
  const bad = one(9, "start", "here", "2");
  expect(summed({ seed: "00", outcomes: [one(8, "deal", "here"), bad] }).wrong).toEqual([bad]);
});
