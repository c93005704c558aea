import { describe, expect, test } from "vitest";
import { worstFirst } from "./cards.ts";
import { breakdown, facts, look, lowness, pointsText, sound } from "./look.ts";
import { en, ja, scenes, viewOf } from "../test_tables.ts";
import type { LastTrick, View } from "../types.ts";

const ALL = ["middle", "five", "seven", "eight", "lead", "any", "round", "over", "watching"];
const VIEWS = ALL.flatMap((name) => scenes(name).map((one) => one.view));

describe("places", () => {
  test.each(ALL)("in %s: every seat once, clockwise, the viewer last", (name) => {
    const view = viewOf(name);
    const seats = look(view).spots.map((one) => one.seat);
    expect([...seats].sort()).toEqual(view.players.map((one) => one.seat));
    expect(seats.at(-1)).toBe(view.viewer < 0 ? view.seats - 1 : view.viewer);
    expect(seats.every((seat, i) => seat === (seats[0]! + i) % view.seats)).toBe(true);
  });

  test("show the cards of the trick, and who sits it out", () => {
    const view = viewOf("eight");
    const { spots, isResting } = look(view);
    expect(isResting).toBe(false);
    const cards = spots.filter((one) => one.card).length;
    expect(cards).toBe(view.trick.cards.length);
    expect(spots.filter((one) => one.sitsOut).length).toBe(view.discs);
  });

  test("show the last trick as long as the next is empty", () => {
    const view = viewOf("lead");
    const { spots, isResting } = look(view);
    expect(isResting).toBe(true);
    const won = spots.filter((one) => one.marks.includes("won"));
    expect(won.map((one) => one.seat)).toEqual([view.last_trick?.winner]);
    const fools = spots.filter((one) => one.marks.includes("befooled"));
    expect(fools.map((one) => one.seat)).toEqual(view.last_trick?.befooled);
  });

  test("show nothing of the round before in a new one", () => {
    const fresh = scenes("round").find(
      ({ view }) => view.round.number === 3 && view.trick.cards.length === 0,
    );
    expect(fresh?.view.last_trick).not.toBeNull();
    const shown = look(fresh?.view as View);
    expect(shown.isResting).toBe(false);
    expect(shown.last).toBeNull();
    expect(shown.spots.every((one) => one.card === null)).toBe(true);
  });
});

describe("marks of a trick that is not over", () => {
  test("the first card is led, neither best nor worst", () => {
    const trick = { leader: 1, colour: "red", cards: [{ seat: 1, card: "r4" }] } as const;
    const { spots } = look({ ...viewOf("five"), trick });
    expect(spots.flatMap((one) => one.marks)).toEqual(["led"]);
  });

  test("a shed card is the worst, the highest of the lead colour the best", () => {
    const cards = [
      { seat: 1, card: "r4" },
      { seat: 3, card: "y7" },
      { seat: 4, card: "r11" },
    ] as const;
    const { spots } = look({ ...viewOf("five"), trick: { leader: 1, colour: "red", cards } });
    const marks = Object.fromEntries(spots.map((one) => [one.seat, one.marks]));
    expect(marks).toMatchObject({ 1: ["led"], 3: ["shed", "worst"], 4: ["wins"] });
  });

  test("agree with the server on every whole trick", () => {
    const tricks = VIEWS.map((view) => [view.last_trick, view.discs] as const);
    const whole = tricks.filter((one): one is readonly [LastTrick, number] => one[0] !== null);
    expect(whole.length).toBeGreaterThan(20);
    for (const [trick, discs] of whole) {
      const ranked = worstFirst(trick).map((one) => one.seat);
      expect(ranked.at(-1)).toBe(trick.winner);
      expect(ranked.slice(0, discs).sort()).toEqual([...trick.befooled]);
    }
  });
});

test("every card of a hand has an id of its own, two 1s too", () => {
  for (const view of VIEWS) {
    const ids = look(view).hand.map((one) => one.id);
    expect(new Set(ids).size).toBe(view.hand.length);
  }
});

test("an onlooker has no hand", () => {
  expect(look(viewOf("watching")).hand).toEqual([]);
});

test("the top bar tells round and discs", () => {
  expect(facts(viewOf("eight"), en)).toEqual(["Round 2", "2 discs"]);
  expect(facts({ ...viewOf("five"), rounds: "single" }, ja)[0]).toBe("1 ラウンドだけ");
});

test("points and totals in words", () => {
  expect([-17, 0, 10].map(pointsText)).toEqual(["−17", "0", "+10"]);
  expect([10, 0, -40, -99].map(lowness)).toEqual([0, 0, 0.5, 1]);
});

test("the breakdown adds up", () => {
  const view = viewOf("over");
  const [before, , points, total] = breakdown(view, en).map((row) => row.values.map(numberOf));
  expect(total).toEqual(view.result?.scores);
  expect(before?.map((one, i) => one + (points?.[i] ?? 0))).toEqual(total);
});

test("a single round is told without what was before", () => {
  const view: View = { ...viewOf("over"), rounds: "single" };
  expect(breakdown(view, en).map((row) => row.label)).toEqual(["Cards left", "This round"]);
});

test("sounds: a card, a fool, a deal; a trick alone is silent", () => {
  const play = { seat: 0, how: "lead", card: "r2", colour: "red", n: 2 } as const;
  expect(sound({ key: "event-play", values: play })).toBe("card");
  expect(sound({ key: "event-befooled", values: { seat: 0 } })).toBe("sigh");
  expect(sound({ key: "event-trick", values: { seat: 0 } })).toBeNull();
});

function numberOf(value: string | number): number {
  return Number(`${value}`.replace("−", "-"));
}
