import { describe, expect, test } from "vitest";
import { drop, handHeight, inHand, plan } from "./arrange.ts";

/** The board in a frame of 360×740, 740×360, 768×1024, 1280×800 and 1920×1080. */
const ROOMS = [
  { width: 344, height: 440 },
  { width: 476, height: 310 },
  { width: 752, height: 740 },
  { width: 920, height: 656 },
  { width: 1200, height: 700 },
];
const SEATS = [4, 5, 6, 7, 8];
const CASES = ROOMS.flatMap((room) =>
  SEATS.flatMap((seats) => [true, false].map((isWatching) => ({ ...room, seats, isWatching }))),
);

describe.each(CASES)("$width × $height, $seats seats, watching $isWatching", (room) => {
  const layout = plan({ ...room, hand: room.isWatching ? 0 : 12 });

  test("all fits", () => {
    const rows = { roomy: 2, rows: 2, low: 1 }[layout.kind];
    const hand = room.isWatching ? 0 : handHeight(layout);
    expect(layout.columns * layout.card).toBeLessThan(room.width);
    expect(rows * layout.card * 1.4 + hand + 36).toBeLessThan(room.height);
  });

  test("a finger hits one card", () => {
    expect(layout.pitch).toBeGreaterThanOrEqual(room.height < 400 ? 34 : 44);
    expect(layout.card).toBeGreaterThan(44);
  });
});

test("eight seats on a phone: two rows of four", () => {
  const layout = plan({ width: 344, height: 440, seats: 8, hand: 11, isWatching: false });
  expect([layout.kind, layout.columns, layout.handRows]).toEqual(["rows", 4, 2]);
});

test("where the bar takes the room on a phone, the notes give way and cards stay cards", () => {
  const layout = plan({ width: 344, height: 360, seats: 8, hand: 11, isWatching: false });
  expect([layout.kind, layout.hasNotes, layout.handRows]).toEqual(["rows", false, 1]);
  expect(layout.card).toBeGreaterThan(44);
});

test("the arc is highest in the middle, and flat on a phone", () => {
  const wide = plan({ width: 920, height: 656, seats: 6, hand: 12, isWatching: false });
  expect([0, 1, 2, 3, 4].map((i) => Math.round(drop(i, wide)))).toEqual([34, 9, 0, 9, 34]);
  const phone = plan({ width: 344, height: 440, seats: 4, hand: 12, isWatching: false });
  expect(drop(0, phone)).toBe(0);
});

test("a hand alone fills two rows and stays in the window", () => {
  const room = { width: 374, height: 600, hand: 11 };
  const layout = plan({ width: 374, height: 600, seats: 5, hand: 11, isWatching: false });
  const own = inHand(room, layout);
  expect(own.handRows).toBe(2);
  expect(own.pitch * 5 + own.held).toBeLessThanOrEqual(room.width);
  expect(own.held).toBeGreaterThan(layout.held);
});
