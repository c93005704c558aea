import { expect, test } from "vitest";
import type { Player } from "../../wire/types.ts";
import { voiceOf } from "./voice.ts";

const person = (seat: number) => ({ seat, kind: "person", level: null }) as unknown as Player;
const bot = (seat: number, level: string) => ({ seat, kind: "bot", level }) as unknown as Player;

function ended(scores: readonly number[], ...winners: readonly number[]) {
  return { scores, winners, reason: "no card left" } as const;
}

test("the winner speaks, else the best rival", () => {
  const players = [person(0), bot(1, "easy"), bot(2, "bold")];
  expect(voiceOf(ended([1, 2, 9], 2), players)).toEqual({ seat: 2, level: "bold", hasWon: true });
  expect(voiceOf(ended([9, 2, 1], 0), players)).toEqual({ seat: 1, level: "easy", hasWon: false });
});

test("among people nobody speaks for them, nor does a bot without a character", () => {
  expect(voiceOf(ended([1, 2], 1), [person(0), person(1)])).toBeNull();
  expect(voiceOf(ended([1, 2], 1), [person(0), bot(1, "search:9")])).toBeNull();
});
