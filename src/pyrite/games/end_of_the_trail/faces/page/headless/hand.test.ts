import { expect, test } from "vitest";
import { position } from "../test_tables.ts";
import { handLook } from "./hand.ts";

function look(name: string, ...chosen: string[]) {
  const { view, ask } = position(name);
  const me = view.players[view.viewer];
  if (!me) throw new Error("an onlooker");
  return { me, ...handLook(view, me, ask, chosen) };
}

test("cards that would pay for the bid are marked, and others when the bid is raised", () => {
  const { cards, pays, me } = look("bid");
  expect(cards).toEqual(me.hand);
  expect(pays.size).toBeGreaterThan(0);
  expect([...look("bid", "4").pays]).not.toEqual([...pays]);
  expect(look("hole").pays.size).toBe(0);
});

test("on the trail the trip comes first, and what stays in hand lies apart", () => {
  const { cards, used, rest, me, title } = look("turn");
  expect(title).toBe("trip-yours");
  expect([cards, used, rest]).toEqual([me.chosen, me.used, me.hand]);
});

test("cards to keep are those that were used", () => {
  const { cards, rest, me } = look("keep");
  expect([cards, rest]).toEqual([me.used, me.hand]);
});
