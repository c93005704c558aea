import { expect, test } from "vitest";
import type { ReplayStep, View } from "../../wire/types.ts";
import { markText, placeOf, readMark, scenesTo, stepFrom, viewAt, type Told } from "./steps.ts";

const view = (n: number) => ({ number: n }) as unknown as View;
const step = (n: number) =>
  ({ n, view: view(n), events: [], text: [], moment: null }) as unknown as ReplayStep;

/** A viewer who was told of the steps 1, 2, 5 and 6. */
const STEPS = [1, 2, 5, 6].map(step);
const TOLD = { start: view(0), steps: STEPS, count: 7 } as unknown as Told;

test("a position is the last told step that has been made", () => {
  expect([0, 1, 2, 4, 5, 7].map((at) => placeOf(STEPS, at))).toEqual([-1, 0, 1, 1, 2, 3]);
  expect(viewAt(TOLD, 0)).toEqual(view(0));
  expect(viewAt(TOLD, 4)).toEqual(view(2));
});

test("on and back go by what was told, and no further than the ends", () => {
  expect([0, 2, 4, 6].map((at) => stepFrom(STEPS, at, 1))).toEqual([1, 5, 5, 6]);
  expect([0, 1, 2, 5, 7].map((at) => stepFrom(STEPS, at, -1))).toEqual([0, 0, 1, 2, 5]);
  expect(stepFrom([], 0, 1)).toBe(0);
});

test("one step forward is seen as it happened, a jump only as it ends", () => {
  const pair = { ...step(5), events: [{ key: "x" }], moment: view(55) } as unknown as ReplayStep;
  const told = { ...TOLD, steps: STEPS.map((one) => (one.n === 5 ? pair : one)) };
  const stages = scenesTo(told, 2, 5, 8).map(({ number, view, stage }) => ({
    number,
    view,
    stage,
  }));
  expect(stages).toEqual([
    { number: 8, view: view(55), stage: "moment" },
    { number: 9, view: view(5), stage: "settled" },
  ]);
  for (const [from, to] of [
    [6, 5],
    [1, 5],
    [5, 5],
  ] as const) {
    const settled = { number: 8, view: view(5), upTo: to, events: [], texts: [], stage: "settled" };
    expect(scenesTo(told, from, to, 8)).toEqual([settled]);
  }
});

test("an address names a position, and whose eyes", () => {
  expect(readMark("#57")).toEqual({ at: 57, eyes: "all" });
  expect(readMark("#57/2")).toEqual({ at: 57, eyes: 2 });
  expect(readMark("#0/none")).toEqual({ at: 0, eyes: "none" });
  for (const hash of ["", "#", "#proof", "#x7", "#5/", "#5/12", "#99999999", "#5/all"]) {
    expect(readMark(hash)).toBeNull();
  }
  for (const text of ["#57", "#57/2", "#0/none"]) {
    expect(markText(readMark(text) ?? { at: -1, eyes: "all" })).toBe(text);
  }
});
