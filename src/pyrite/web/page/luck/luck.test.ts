import { expect, test } from "vitest";
import type { Kept } from "../wire/keys.ts";
import type { Review } from "../wire/types.ts";
import { keptLuck, measuredOf, mySeat, noteReview, sumOf, unmeasured } from "./luck.ts";

const drawerOf = (kept: readonly Kept[]) => {
  const items = new Map([["pyrite.tables", JSON.stringify(kept)]]);
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
};
const kept = (table: string, more: Partial<Kept> = {}): Kept => ({
  ...{ table, game: "gold", key: "k", seen: `2026-01-0${table}`, result: null },
  ...more,
});
const account = (seat: number, luck: number) => ({
  ...{ seat, opening: [0.5, 0], final: 1, luck: [luck, 0.1], own: [0.2, 0.1] },
  ...{ others: [0, 0], open: [0, 0] },
});
const review = (luck: number, more = {}) =>
  ({
    ...{ game: "gold", reviewed: [1], done: 1, accounts: [account(0, -luck), account(1, luck)] },
    meters: [{ seat: 1, sure: true, level: "hard" }],
    ...more,
  }) as unknown as Review;

test("my seat is the only one of a person, or the one whose salt I gave", () => {
  expect(mySeat(review(0), kept("1"))).toBe(1);
  expect(mySeat(review(0, { reviewed: [0, 1] }), kept("1"))).toBeNull();
  const part = { salt: "", commitment: "", commit: "", isGiven: true, seat: 0 };
  expect(mySeat(review(0, { reviewed: [0, 1] }), kept("1", { part }))).toBe(0);
});

test("a whole review of a table of mine is kept, and nothing else", () => {
  const done = { result: { scores: [1, 2], hasWon: true } };
  const several = { result: { scores: [1, 2], hasWon: null } };
  const drawer = drawerOf([kept("1", done), kept("2", done), kept("4", several), kept("5")]);
  expect(unmeasured(drawer).map((one) => one.table)).toEqual(["1", "2"]);
  noteReview(drawer, "1", review(-0.3));
  noteReview(drawer, "2", review(0.1, { done: 0.5 }));
  noteReview(drawer, "3", review(0.1));
  noteReview(drawer, null, review(0.1));
  expect(keptLuck(drawer)).toEqual([measuredOf(review(-0.3), kept("1"))]);
  expect(keptLuck(drawer)[0]).toMatchObject({ luck: [-0.3, 0.1], level: "hard", final: 1 });
  expect(unmeasured(drawer).map((one) => one.table)).toEqual(["2"]);
});

test("games are summed up, with the streak that ends with the newest", () => {
  const games = [-0.2, -0.4, 0.3, -0.1].map((luck) => measuredOf(review(luck), kept("1")));
  const sum = sumOf(games.filter((one) => one !== null));
  expect(sum).toMatchObject({ games: 4, unlucky: 3, streak: 2 });
  expect(sum.luck[0]).toBeCloseTo(-0.1);
  expect(sum.luck[1]).toBeCloseTo(1.96 * Math.sqrt(0.26 / 3 / 4));
  expect(sumOf([]).luck).toEqual([0, null]);
});

test("what a browser has kept wrongly does no harm", () => {
  const drawer = drawerOf([]);
  drawer.setItem("pyrite.luck", '[{"table": 1}, null]');
  expect(keptLuck(drawer)).toEqual([]);
  drawer.setItem("pyrite.luck", "{");
  expect(keptLuck(drawer)).toEqual([]);
});
