import { describe, expect, it } from "vitest";
import type { Say } from "$page/games/board.ts";
import { asks, hints, sound, touchable } from "./asks.ts";
import { en, fixture, ja, viewOf } from "../test_tables.ts";
import type { Card, View } from "../types.ts";

describe("what is asked", () => {
  const asked = (name: string, say: Say = en) =>
    asks(viewOf(name), fixture(name).welcome.ask!, [], say);
  const withUp = (card: Card) => {
    const view = viewOf("middle");
    const up = { ...view, up: ["a1"], cards: { ...view.cards, a1: card } } as View;
    return asks(up, fixture("middle").welcome.ask!, [], en).why;
  };

  it("is a card, by phase", () => {
    expect(asked("start").sentence).toBe("Flip a card");
    expect(asked("second").sentence).toBe("Flip a second card");
    expect(asked("rush").sentence).toBe("Flip one card");
    expect(asked("second", ja).sentence).toBe("二枚目をめくってください");
  });

  it("has a reason for each kind of card that lies open", () => {
    expect(withUp("r4")).toMatch(/Your own miner: strength 4 carries any gold/);
    expect(withUp("r2")).toMatch(/up to 2 nuggets home to you/);
    expect(withUp("b3")).toMatch(/This blue miner would carry up to 3/);
    expect(withUp("p5")).toMatch(/Nobody’s miner: strength 5/);
    expect(withUp("g1")).toMatch(/1 nugget: any miner/);
    expect(withUp("g4")).toMatch(/strength 4 or more/);
    expect(withUp("x")).toMatch(/Dynamite/);
  });

  it("makes exactly the legal places touchable", () => {
    const { ask } = fixture("second").welcome;
    expect(touchable(ask).size).toBe(ask!.legal.length);
    expect(touchable(ask).has(viewOf("second").up[0]!)).toBe(false);
    expect(touchable(null).size).toBe(0);
  });

  it("carries hints at the places they speak of", () => {
    const line = (move: string, visits: number, win: number) => ({
      ...{ move, text: move, visits, score: 0, win },
    });
    const some = hints([line("flip c4", 200, 0.5), line("flip a1", 50, 0.25)]);
    expect([...some]).toEqual([
      ["c4", 0.5],
      ["a1", 0.25],
    ]);
    expect(hints(null).size).toBe(0);
  });
});

describe("sounds", () => {
  it("ring once a nugget", () => {
    expect(sound({ key: "event-carried", values: { seat: 0, n: 3 } })).toBe("chime3");
    expect(sound({ key: "event-dynamite", values: {} })).toBe("blast");
    expect(sound({ key: "event-nothing", values: {} })).toBeNull();
  });
});
