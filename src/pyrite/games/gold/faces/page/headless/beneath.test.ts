import { expect, test } from "vitest";
import middle from "../fixtures/middle.json";
import { laidOpen } from "./beneath.ts";
import { cellsOf } from "./look.ts";
import type { View } from "../types.ts";

const view = middle.welcome.view as unknown as View;
const CARDS = cellsOf(view).map((_, i) => (i === 0 ? "x" : i === 1 ? "r4" : "g2"));
const DEAL = `deal ${CARDS.join(" ")}`;

test("every card that still lies there has its face, and is dark until somebody turned it", () => {
  const laid = laidOpen(view, ["start 0", DEAL, "flip a1"]);
  expect(laid.length).toBe(64);
  for (const [i, one] of laid.entries()) {
    expect(one.face === null).toBe(one.state === "gone");
    expect(one.isSeen).toBe(i === 0);
  }
});

test("flips of a game before the last deal do not count, and before a deal there is nothing", () => {
  expect(laidOpen(view, [DEAL, "flip a1", DEAL]).some((one) => one.isSeen)).toBe(false);
  expect(laidOpen(view, ["start 0"])).toEqual([]);
});
