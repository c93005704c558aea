import { expect, test } from "vitest";
import type { Player } from "../wire/types.ts";
import type { Say } from "../words/say.ts";
import { clockText, namesOf } from "./names.ts";

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(" ");

function player(seat: number, kind: Player["kind"], name: string | null = null): Player {
  return { seat, kind, name, level: null, here: true, bot_plays: false };
}

const PLAYERS = [
  player(0, "person", "Ada"),
  player(1, "bot"),
  player(2, "open"),
  player(3, "person"),
];

test("the reader is you, others have names, numbers, or are bots", () => {
  expect(namesOf(PLAYERS, [0], say)).toEqual([
    "name-you",
    "name-bot 1",
    "seat-free",
    "name-seat 3",
  ]);
});

test("who speaks for several seats is called by their names", () => {
  expect(namesOf(PLAYERS, [0, 3], say)[0]).toBe("Ada");
});

test("time is told in minutes, hours or days", () => {
  expect(clockText(252, say)).toBe("4:12");
  expect(clockText(9.2, say)).toBe("0:10");
  expect(clockText(3661, say)).toBe("1:01:01");
  expect(clockText(100_000, say)).toBe("clock-days 1 3");
});
