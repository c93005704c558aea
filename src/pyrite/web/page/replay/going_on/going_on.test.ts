import { expect, test } from "vitest";
import type { Told } from "../playback/steps.ts";
import { canGoOn, nextSeat, tableFrom } from "./going_on.ts";

const RECORD =
  "pyrite record 1\ngame: gold\nseats: 2\n\n* start 1\n# so\n1 flip a1\n* deal\n0 flip b1\n";
const TOLD = { game: "gold", count: 4, players: [{}, {}] } as unknown as Told;

test("one goes on behind a step, before the end", () => {
  expect([0, 1, 3, 4].map((at) => canGoOn(TOLD, at))).toEqual([false, true, true, false]);
});

test("whoever decided next sits down there", () => {
  expect([0, 1, 2, 3, 4].map((at) => nextSeat(RECORD, at))).toEqual([1, 1, 0, 0, 0]);
});

test("the table is asked for with bots on the other seats", () => {
  const wanted = { step: 2, seat: 1, level: "hard", isAnew: true, name: "Ada" };
  expect(tableFrom(TOLD, RECORD, wanted)).toEqual({
    ...{ game: "gold", seats: 2, players: ["bot hard", "me"], name: "Ada" },
    prelude: { record: RECORD, step: 2, guessed: 1 },
  });
  expect(tableFrom(TOLD, RECORD, { ...wanted, isAnew: false }).prelude?.guessed).toBeNull();
});
