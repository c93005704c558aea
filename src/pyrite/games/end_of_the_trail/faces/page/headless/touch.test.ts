import { describe, expect, test } from "vitest";
import { position } from "../test_tables.ts";
import { GO, plan, touchable } from "./touch.ts";
import type { Player } from "../types.ts";

function touches(name: string, ...chosen: string[]) {
  const { view, ask } = position(name);
  return touchable(view, ask, chosen);
}

function me(name: string): Player {
  const player = position(name).view.players[0];
  if (!player) throw new Error("nobody");
  return player;
}

const EVERY = [
  ...["hole", "lot", "opening", "bid", "pass", "pay", "select", "first", "turn", "double"],
  ...["jump", "prospects", "look", "bust", "pair", "shift", "keep", "enough", "swap", "showdown"],
  ...["final", "over", "solo-lot", "solo-opening", "solo-answer", "solo-turn", "solo-over"],
  ...["two-turn", "four-turn", "four-bid"],
];

describe.each(EVERY)("%s", (name) => {
  test("whatever plays at once is legal", () => {
    const { view, ask } = position(name);
    const cards = [...touchable(view, ask, []).cards.keys()];
    for (const chosen of [[], ...cards.map((card) => [card])]) {
      const { tiles, lots } = touchable(view, ask, chosen);
      for (const way of [...tiles.values(), ...lots.values()])
        if ("move" in way) expect(ask.legal).toContain(way.move);
    }
  });

  test("nothing can be touched when nothing is asked", () => {
    const { tiles, cards, lots, discards } = touchable(position(name).view, null, []);
    expect([tiles.size, cards.size, lots.size, discards.size]).toEqual([0, 0, 0, 0]);
  });
});

test("a hole card: another one takes its place, the same one is laid back", () => {
  const [first = "", second = ""] = [...touches("hole").cards.keys()];
  expect(touches("hole", first).cards.get(second)).toEqual({ choose: [second] });
  expect(touches("hole", first).cards.get(first)).toEqual({ choose: [] });
});

test("a trip: a fourth card pushes out the first", () => {
  const cards = [...touches("select").cards.keys()];
  const [a = "", b = "", c = "", d = ""] = cards;
  expect(touches("select", a, b, c).cards.get(d)).toEqual({ choose: [b, c, d] });
});

test("a turn: the first card is armed, a Joker last", () => {
  expect(touches("swap").armed).toBe("4d");
  expect(touches("swap", "*1").armed).toBe("*1");
  expect(touches("swap", "*1").discards.get("2d")).toEqual({ choose: ["*1", "2d"] });
  expect(touches("swap").discards.size).toBe(0);
});

test("Double or Nothin’: one tile, then a neighbour", () => {
  expect(touches("double", "Ac").tiles.get("b2")).toEqual({ choose: ["Ac", "b2"] });
  const then = touches("double", "Ac", "b2").tiles;
  expect(then.get("c2")).toEqual({ move: "double Ac b2 c2" });
  expect(then.get("b2")).toEqual({ choose: ["Ac"] });
  expect(then.has("c1")).toBe(false);
});

test("Claim Jump: a tile is chosen before the piece", () => {
  expect(touches("jump", "6c").tiles.get("c1")).toEqual({ choose: ["6c", "c1"] });
  expect(touches("jump", "6c", "c1").tiles.get("c1")).toEqual({ choose: ["6c"] });
});

test("two tiles lie open: one of them is chosen", () => {
  expect(touches("pair").tiles.get("a3")).toEqual({ choose: ["a3"] });
  expect(touches("look").tiles.size).toBe(0);
});

describe("what is chosen at once is said one by one", () => {
  test("a trip of two is ended, one of three ends itself", () => {
    const { ask } = position("select");
    const [a = "", b = "", c = ""] = touches("select").cards.keys();
    const said = (...cards: string[]) => plan(ask, me("select"), [...cards, GO]);
    expect(said(a, b)).toEqual([`select ${a}`, `select ${b}`, "ready"]);
    expect(said(a, b, c)).toEqual([`select ${a}`, `select ${b}`, `select ${c}`]);
  });

  test("one card kept, and enough", () => {
    const { ask } = position("keep");
    const [card = ""] = touches("keep").cards.keys();
    expect(plan(ask, me("keep"), [card, GO])).toEqual([`keep ${card}`, "enough"]);
    expect(plan(position("enough").ask, me("enough"), [GO])).toEqual(["enough"]);
  });

  test("a price is paid card by card", () => {
    const { ask } = position("pay");
    const cards = [...touches("pay").cards.keys()];
    expect(plan(ask, me("pay"), [...cards, GO])).toEqual(cards.map((card) => `pay ${card}`));
  });
});
