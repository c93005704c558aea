import { expect, test } from "vitest";
import type { Review } from "../wire/types.ts";
import {
  counts,
  firstMarks,
  firstSeat,
  known,
  linesOf,
  longest,
  parts,
  percent,
  signed,
  truth,
} from "./figures.ts";

const decision = {
  seat: 0,
  forced: false,
  made: "a",
  best: "b",
  gain: [0, 0],
  moves: [],
} as const;

const review: Review = {
  format: "pyrite review 1",
  game: "gold",
  seats: 2,
  options: {},
  players: ["Ada", "bot easy"],
  iterations: 1000,
  done: 1,
  result: { scores: [3, 1], winners: [0], reason: "gold" },
  reviewed: [0],
  places: [
    {
      who: null,
      text: null,
      chances: [
        [0.5, 0.01],
        [0.5, 0.01],
      ],
      known: { "0": [0.5, 0.01] },
    },
    {
      who: "*",
      text: "deal",
      chances: [
        [0.7, 0.01],
        [0.3, 0.01],
      ],
      known: { "0": [0.5, 0.01] },
    },
    { who: 0, text: "flip a1", chances: null, known: {} },
    {
      who: 1,
      text: "flip b1",
      chances: [
        [1, 0],
        [0, 0],
      ],
      known: { "0": [1, 0] },
    },
  ],
  decisions: [
    { ...decision, step: 2, grade: "dynamite", loss: [0.2, 0.02] },
    { ...decision, step: 4, grade: "gold", loss: [-0.01, 0.02] },
  ],
  ledger: [
    {
      step: 1,
      kind: "chance",
      seat: null,
      change: [
        [0.2, 0.014],
        [-0.2, 0.014],
      ],
    },
    {
      step: 2,
      kind: "decision",
      seat: 0,
      change: [
        [-0.2, 0.02],
        [0.2, 0.02],
      ],
    },
    {
      step: 2,
      kind: "reveal",
      seat: 0,
      change: [
        [0.3, 0.3],
        [-0.3, 0.3],
      ],
    },
    {
      step: 3,
      kind: "reveal",
      seat: 1,
      change: [
        [0.02, 0.001],
        [-0.02, 0.001],
      ],
    },
  ],
  accounts: [
    {
      seat: 0,
      opening: [0.5, 0.01],
      final: 1,
      luck: [0.6, 0.1],
      own: [-0.2, 0.1],
      others: [0.1, 0.1],
      open: [0, 0],
    },
  ],
  moments: [],
};

test("both lines have a point wherever something was measured", () => {
  expect(truth(review, 1).map((one) => one.share)).toEqual([0.5, 0.3, 0]);
  expect(known(review, 0).map((one) => one.step)).toEqual([0, 1, 3]);
  expect(known(review, 1)).toEqual([]);
});

test("a seat's lines are its decisions and what surely was luck, in the order of play", () => {
  const lines = linesOf(review, 0);
  expect(lines.map(({ step, mark }) => [step, mark])).toEqual([
    [1, "luck"],
    [2, "dynamite"],
    [4, "gold"],
  ]);
  expect(lines.map(({ change }) => change?.[0] ?? null)).toEqual([0.2, -0.2, null]);
  expect(counts(lines)).toEqual({ gold: 1, fair: 0, pyrite: 0, dynamite: 1, luck: 1 });
});

test("mistakes and luck are shown first, everything where there are none", () => {
  const lines = linesOf(review, 0);
  expect(firstMarks(lines)).toEqual(["pyrite", "dynamite", "luck"]);
  expect(firstMarks(lines.slice(2)).length).toBe(5);
});

test("the ledger names its parts, and what was not judged only where there is something", () => {
  const [account] = review.accounts;
  if (!account) throw new Error("no account");
  expect(parts(account).map(({ name }) => name)).toEqual(["luck", "own", "others"]);
  expect(parts({ ...account, open: [0.1, 0] }).length).toBe(4);
  expect(longest(review.accounts)).toBe(0.6);
  expect(longest([])).toBe(0.1);
});

test("figures are whole percents with a sign that can be read", () => {
  expect(percent(0.333)).toBe("33 %");
  expect([signed(0.123), signed(-0.123), signed(-0.001)]).toEqual(["+12 %", "−12 %", "±0 %"]);
});

test("the viewer's own seat is looked at first", () => {
  const both = { ...review, reviewed: [0, 1] };
  expect([firstSeat(both, [1]), firstSeat(both, []), firstSeat(review, [1])]).toEqual([1, 0, 0]);
});
