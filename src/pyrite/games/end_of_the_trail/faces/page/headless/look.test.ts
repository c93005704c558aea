import { describe, expect, test } from "vitest";
import { argonautState, planOf } from "../beside/argonauts.ts";
import { cheapest, face, shortName, worth } from "../cards/cards.ts";
import { centreOf } from "../board/centre.ts";
import { hints } from "./hints.ts";
import {
  breakdown,
  goldOf,
  land,
  lastLook,
  leader,
  priceOf,
  ranked,
  sides,
  tileText,
  trail,
} from "./look.ts";
import { en as say, position } from "../test_tables.ts";
import { seatState } from "../beside/seats.ts";
import { facts } from "./telling.ts";
import { touchable } from "./touch.ts";
import type { Card, View } from "../types.ts";

const NAMES = ["You", "Ines", "Walnut", "Tomo"];

const view = (name: string): View => position(name).view;
const now = (name: string) => trail(view(name)).steps.find((one) => one.state === "now")?.key;
const card = (text: string, money: number) => ({ card: text, money, action: "oxen" }) as Card;

describe("the trail", () => {
  test.each([
    ["hole", "hole"],
    ["bid", "auction"],
    ["select", "selecting"],
    ["turn", "prospecting"],
    ["keep", "gambling"],
    ["showdown", "showdown"],
    ["final", "final"],
    ["over", "over"],
  ])("%s is at the step %s", (name, step) => expect(now(name)).toBe(step));

  test("what is past and what is to come", () => {
    const { steps, coming, round } = trail(view("turn"));
    expect(steps.map((one) => one.state)).toEqual(["past", "past", "now", "next"]);
    expect([round, ...coming]).toEqual([2, 3]);
    expect(trail(view("over")).round).toBeNull();
  });
});

describe("the land", () => {
  test("has row 4 first and as many columns as sides", () => {
    const size = (name: string) => land(view(name)).map((row) => row.map((one) => one.place));
    expect(size("two-turn")[0]).toEqual(["a4", "b4"]);
    expect(size("four-turn")[3]).toEqual(["a1", "b1", "c1", "d1"]);
    expect(size("solo-turn")[0]).toHaveLength(3);
  });

  test("is told to those who hear", () => {
    const look = land(view("turn"))
      .flat()
      .find((one) => one.place === "a3");
    if (!look) throw new Error("no tile");
    expect(tileText(view("turn"), look, NAMES, say)).toBe(
      "a3, Mountain, 4 gold, known to you, your prospector, looked at by You",
    );
  });

  test("the last look is where one’s prospector stands", () => {
    expect(lastLook(view("turn"))).toEqual({ tile: "a3", gold: 4 });
    expect(lastLook(view("first"))).toBeNull();
    expect(lastLook(view("bid"))).toBeNull();
  });

  test("what others saw is not in the view, and not on the board", () => {
    const seen = land(view("turn"))
      .flat()
      .filter((one) => one.tile.gold !== null);
    expect(seen.every((one) => one.tile.looked.includes(0))).toBe(true);
  });
});

describe("cards", () => {
  test("in signs", () => {
    expect(face("Td")).toEqual({ rank: "10", suit: "d", isRed: true });
    expect(shortName("As", say)).toBe("A♠");
    expect(shortName("*1", say)).toBe("Joker");
  });

  test("pay with the least loss, then with the fewest", () => {
    const hand = [card("5d", 3), card("8d", 2), card("8h", 1), card("9d", 2), card("*1", 0)];
    expect(worth(cheapest(hand, 5) ?? [])).toBe(5);
    expect(cheapest(hand, 3)?.map((one) => one.card)).toEqual(["5d"]);
    expect(cheapest(hand, 9)).toBeNull();
    expect(cheapest(hand, 0)).toEqual([]);
  });

  test("the centre changes with the phase", () => {
    const centre = (name: string, ...chosen: string[]) =>
      centreOf(view(name), touchable(view(name), position(name).ask, chosen));
    const names = ["hole", "bid", "select", "turn", "keep", "final", "over", "showdown"];
    const centres = ["cards", "cards", "cards", "land", "cards", "land", "end", "discards"];
    expect(names.map((name) => centre(name))).toEqual(centres);
    expect(centre("swap", "*1")).toBe("discards");
    expect(centreOf({ ...view("select"), viewer: -1 }, touchable(view("select"), null, []))).toBe(
      "land",
    );
  });
});

describe("seats", () => {
  test("the last bidder leads", () => {
    expect(leader(view("bid"))).toBe(2);
    expect(leader(view("opening"))).toBeNull();
    const states = view("bid").players.map((one) => seatState(view("bid"), one, say));
    expect(states).toEqual(["in", "in · has $1 or more", "$2, leads · has $2 or more"]);
  });

  test("an Argonaut that bids more leads", () => {
    const solo = view("solo-answer");
    const best = solo.players[leader(solo) ?? 0];
    expect(best?.argonaut).toMatch(/^A/);
    expect(priceOf(solo)).toBe(best?.offer);
    expect(sides(solo)).toEqual(["A1", "A2"]);
    expect(argonautState(solo, best!, say)).toMatch(/^bids \$/);
  });

  test("Argonauts tell how they bid, then what they will do", () => {
    const plan = (name: string) => planOf(view(name), view(name).players[1]!, say);
    expect(plan("solo-lot")).toMatch(/^Draws a card: bids on/);
    expect(plan("solo-turn")).toMatch(/stakes/);
  });
});

describe("the end", () => {
  test.each(["over", "solo-over"])("%s: land and hand make the score", (name) => {
    const end = view(name);
    const sums = end.players.map((one) => goldOf(end, one.seat)).map((one) => one.land + one.hand);
    expect(sums).toEqual(end.result?.scores);
    expect(breakdown(end, say).map((row) => row.values.length)).toEqual([3, 3, 3]);
    expect(end.result?.winners).toContain(ranked(end)[0]?.seat);
  });
});

test("the top bar says phase and round", () => {
  expect(facts(view("turn"), say)).toEqual(["prospecting", "Round 2 of 3"]);
  expect(facts(view("over"), say)).toEqual(["over"]);
});

test("hint bars lie on what the moves speak of", () => {
  const line = (move: string, win: number) => ({ move, text: move, visits: 20, score: 0, win });
  const advice = [line("use 8d b3", 0.6), line("use 9d b1", 0.3), line("stake b1 tent", 0.2)];
  const { tiles, cards } = hints(advice, "8d");
  expect([...tiles]).toEqual([
    ["b3", 0.6],
    ["b1", 0.2],
  ]);
  expect([...cards]).toEqual([
    ["8d", 0.6],
    ["9d", 0.3],
  ]);
  expect(hints(null, null).tiles.size).toBe(0);
});
