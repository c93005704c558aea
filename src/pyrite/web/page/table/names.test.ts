import { expect, test } from "vitest";
import type { Player } from "../wire/types.ts";
import type { Say } from "../words/say.ts";
import { namesOf } from "./names.ts";

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

test("who gave no name is you to oneself", () => {
  expect(namesOf(PLAYERS, [3], say)[3]).toBe("name-you");
});

test("everybody has the name that was given, others a number, or are bots", () => {
  expect(namesOf(PLAYERS, [0], say)).toEqual(["Ada", "name-bot 2", "seat-free", "name-seat 4"]);
});

test("who speaks for several seats is called by their names", () => {
  expect(namesOf(PLAYERS, [0, 3], say)[0]).toBe("Ada");
});
