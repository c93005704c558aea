import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { deckSize, faceOf, worstFirst } from "./cards.ts";
import { viewOf } from "../test_tables.ts";
import type { Card, Colour, Trick } from "../types.ts";

/** Discs, lead colour, cards as `seat:card`, winner, befooled: as the server judged them. */
type Judged = [number, Colour | null, string, number, number[]];

const TRICKS = JSON.parse(
  readFileSync(new URL("./tricks.json", import.meta.url), "utf-8"),
) as Judged[];

function trickOf(colour: Colour | null, text: string): Trick {
  const cards = text.split(" ").map((one) => {
    const [seat, card] = one.split(":");
    return { seat: Number(seat), card: card as Card };
  });
  return { leader: cards[0]?.seat ?? 0, colour, cards };
}

function seats(colour: Colour | null, text: string): readonly number[] {
  return worstFirst(trickOf(colour, text)).map((one) => one.seat);
}

test.each(TRICKS)("%i disc(s), %s, %s: as the server says", (discs, colour, text, won, fools) => {
  const ranked = seats(colour, text);
  expect(ranked.at(-1)).toBe(won);
  expect(ranked.slice(0, discs).sort()).toEqual(fools);
});

describe("worst first (F2.8)", () => {
  test("all follow: from low to high", () => {
    expect(seats("red", "0:r9 1:r4 2:r11")).toEqual([1, 0, 2]);
  });

  test("whoever sheds, whatever the value; of equals the later", () => {
    expect(seats("red", "0:r2 1:g20 2:1")).toEqual([1, 2, 0]);
    expect(seats("red", "0:r2 1:g7 2:y7 3:r5")).toEqual([2, 1, 0, 3]);
  });

  test("of 1s the later; with nothing but 1s the first wins", () => {
    expect(seats(null, "0:1 1:1 2:1")).toEqual([2, 1, 0]);
  });
});

test("a card is read as it is written", () => {
  expect(faceOf("g12")).toEqual({ colour: "green", value: 12 });
  expect(faceOf("1")).toEqual({ colour: null, value: 1 });
});

test("the deck of eight has 88 cards, of four 48", () => {
  expect(deckSize(viewOf("eight").deck)).toBe(88);
  expect(deckSize(viewOf("lead").deck)).toBe(48);
});
