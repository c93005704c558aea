import { expect, test } from "vitest";
import type { Review, ReviewMeter } from "../wire/types.ts";
import {
  apart,
  counts,
  firstMarks,
  firstSeat,
  known,
  linesOf,
  longest,
  meterBand,
  partLosses,
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

test("only real choices are lines; the others are counted apart", () => {
  const [one] = review.decisions;
  if (!one) throw new Error("no decision");
  const own = { ...one, seat: 0 };
  const decisions = [
    { ...own, step: 2, choice: "real" as const },
    { ...own, step: 4, choice: "equal" as const },
    { ...own, step: 6, choice: "forced" as const, forced: true },
    { ...own, step: 8, forced: true },
  ];
  const found = { ...review, decisions, ledger: [] };
  expect(linesOf(found, 0).map(({ step }) => step)).toEqual([2]);
  expect(apart(found, 0)).toEqual({ all: 4, real: 1, forced: 2, equal: 1 });
});

test("parts of the game have what was lost in them; an old review has none", () => {
  const summary = { seat: 0, real: 4, forced: 0, equal: 0, points: [0, 0] } as const;
  const round = { name: { en: "Round 1", ja: "第 1" }, first: 1, last: 9 };
  const told = { ...round, summaries: [{ ...summary, loss: [0.05, 0.01] as const }] };
  expect(partLosses({ ...review, parts: [told] }, 0, "en")).toEqual([
    { name: "Round 1", first: 1, real: 4, lost: 0.2 },
  ]);
  expect(partLosses(review, 0, "en")).toEqual([]);
});

test("a meter has its mark and its band between the first level and the last", () => {
  const levels = ["uniform", "easy", "normal", "hard", "expert"];
  const meter = { levels, low: "easy", high: "hard", place: 2.5 } as unknown as ReviewMeter;
  expect(meterBand(meter)).toEqual({ from: 25, to: 75, at: 62.5 });
});
