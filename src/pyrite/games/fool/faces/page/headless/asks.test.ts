import { describe, expect, test } from "vitest";
import { asks } from "./asks.ts";
import { en, ja, NAMES, position, viewOf } from "../test_tables.ts";
import type { Card, Trick, View } from "../types.ts";

function asked(trick: Trick, playable: readonly Card[], more: Partial<View> = {}, say = en) {
  const view: View = { ...viewOf("five"), trick, playable, ...more };
  const ask = { ...position("five").ask, legal: playable.map((card) => `play ${card}`) };
  return asks(view, ask, [], say, NAMES);
}

const RED: Trick = {
  leader: 1,
  colour: "red",
  cards: [
    { seat: 1, card: "r4" },
    { seat: 2, card: "y7" },
    { seat: 3, card: "r11" },
    { seat: 4, card: "1" },
  ],
};

describe("what is asked", () => {
  test("to lead", () => {
    const empty: Trick = { leader: 0, colour: null, cards: [] };
    expect(asked(empty, ["g2", "1"]).sentence).toBe("Lead any card");
  });

  test("to play anything while there are only 1s", () => {
    const ones: Trick = { leader: 1, colour: null, cards: [{ seat: 1, card: "1" }] };
    expect(asked(ones, ["g2"]).sentence).toBe("Play any card");
  });

  test("to follow, with a 1 or without", () => {
    expect(asked(RED, ["r7", "1"]).sentence).toBe("Follow red, or play a 1");
    expect(asked(RED, ["r7"]).sentence).toBe("Follow red");
    expect(asked(RED, ["r7", "1"], {}, ja).sentence).toBe("赤をフォローするか、1を出してください");
  });

  test("to play anything without the lead colour, or nothing but a 1", () => {
    expect(asked(RED, ["g2", "1"]).sentence).toBe("You have no red: play any card");
    expect(asked(RED, ["1"]).sentence).toBe("Play your 1");
  });
});

describe("why", () => {
  const none = viewOf("five").players.map((one) => ({ ...one, sits_out: false }));

  test("the last to play hears what the worst card is", () => {
    expect(asked(RED, ["r7"], { players: none }).why).toBe(
      "You are the last to play. The worst card so far is Walnut’s shed yellow 7.",
    );
  });

  test("with two discs both are named", () => {
    expect(asked(RED, ["r7"], { players: none, discs: 2 }).why).toBe(
      "You are the last to play. The worst so far are Walnut’s shed yellow 7 and Mara’s 1.",
    );
  });

  test("seats that sit out do not come after", () => {
    const trick = { ...RED, cards: RED.cards.slice(0, 2) };
    const players = none.map((one) => ({ ...one, sits_out: one.seat === 3 }));
    expect(asked(trick, ["r7"], { players }).why).toMatch(/^One seat plays after you\./);
  });

  test("who leads hears whether by a trick won or as the round's first", () => {
    const { why } = asks(viewOf("lead"), position("lead").ask, [], en, NAMES);
    expect(why).toMatch(/^You won the last trick\./);
  });
});

test.each(["middle", "five", "seven", "eight", "lead", "any"])("%s: all is said", (name) => {
  for (const say of [en, ja]) {
    const { sentence, why, buttons } = asks(viewOf(name), position(name).ask, [], say, NAMES);
    expect(`${sentence} ${why}`).not.toMatch(/fool-|undefined|\{/);
    expect(buttons).toEqual([]);
  }
});
