import { describe, expect, it } from "vitest";
import {
  breakdown,
  contentOf,
  facts,
  gemPoints,
  landing,
  presence,
  signed,
  tie,
  worthOf,
  yieldOf,
  years,
} from "./look.ts";
import { MINE_NAMES } from "../box.ts";
import { cardText, spaceText, symbolOf } from "./reading.ts";
import { en, ja, scenes, viewOf } from "../test_tables.ts";
import { alarmed, isTurning, lingers, sound, told } from "./telling.ts";
import type { MineName, View } from "../types.ts";

const NAMES = ["You", "Ines", "Walnut", "Tomo", "Mara"];

function mineOf(view: View, name: MineName) {
  const found = view.mines.find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

describe("a space", () => {
  it("is empty, or holds a die or somebody's miner", () => {
    expect(contentOf("")).toEqual({ kind: "empty" });
    expect(contentOf("die")).toEqual({ kind: "die" });
    expect(contentOf("standing 3")).toEqual({ kind: "standing", seat: 3 });
    expect(contentOf("lying 0")).toEqual({ kind: "lying", seat: 0 });
  });

  it("is told with what touching it does and costs", () => {
    const view = viewOf("middle");
    const hills = mineOf(view, "hills");
    const touch = { move: "place hills 2", price: 2 };
    const text = spaceText(view, hills, 2, contentOf(""), touch, NAMES, en);
    expect(text).toBe("hills, space 2, place a miner, 2 coins");
    expect(spaceText(view, hills, 1, contentOf("standing 3"), undefined, NAMES, en)).toBe(
      "hills, space 1, miner: Tomo",
    );
    const wild = { move: "wild hills", price: 0 };
    expect(spaceText(view, hills, "picture", contentOf(""), wild, NAMES, ja)).toBe(
      "丘、ワイルドダイスを置く、無料",
    );
  });

  it("says whose miner acts", () => {
    const view = viewOf("mining");
    const river = mineOf(view, "river");
    expect(spaceText(view, river, 2, contentOf("standing 0"), undefined, NAMES, en)).toBe(
      "river, space 2, miner: You, acts now",
    );
  });
});

describe("a mine", () => {
  it("says how many cards it will give", () => {
    const view = viewOf("middle");
    expect(yieldOf(view, mineOf(view, "hills"))).toEqual({ kind: "cards", miners: 2, dice: 2 });
    expect(yieldOf(view, mineOf(view, "lake")).kind).toBe("no-dice");
  });

  it("is worked one after the other", () => {
    const view = viewOf("mining");
    const kinds = view.mines.map((one) => yieldOf(view, one).kind);
    expect(kinds).toEqual(["done", "done", "done", "open", "cards"]);
  });

  it("takes a wild die on its picture first, then on the lowest empty space", () => {
    const view = viewOf("middle");
    expect(landing(mineOf(view, "lake"))).toBe("picture");
    expect(landing(mineOf(view, "hills"))).toBe(2);
  });

  it("counts who is there", () => {
    const view = viewOf("mining");
    expect(presence(view, 0)).toEqual({ standing: 2, lying: 0, reserve: 0, highest: 2 });
    expect(presence(view, 1)).toEqual({ standing: 1, lying: 2, reserve: 0, highest: 3 });
    expect(presence(viewOf("middle"), 0)).toBe(null);
  });
});

describe("gold", () => {
  const { cards } = viewOf("middle").players[0] ?? {};
  if (!cards) throw new Error("no cards");

  it("counts, is missing, or is fool's gold", () => {
    const worth = MINE_NAMES.map((name) => worthOf(cards, name));
    expect(worth).toEqual(["counts", "missing", "missing", "missing", "fools"]);
  });

  it("has gems beside it", () => {
    expect(gemPoints(cards)).toBe(3);
  });

  it("adds up to the score at the end", () => {
    const rows = breakdown(viewOf("over"), en);
    expect(rows.map((row) => row.label)).toEqual([
      ...["Gold: hills", "Gold: forest", "Gold: mountains", "Gold: river", "Gold: lake", "Gems"],
    ]);
    expect(rows.map((row) => row.values[3])).toEqual([2, 5, 5, "9 (0)", 3, 3]);
    expect(rows.map((row) => row.values[0])).toEqual(["−5", 4, "−5", "−5", "6 (0)", 6]);
  });
});

describe("what is said", () => {
  it("is the phase, the mine and the year", () => {
    expect(facts(viewOf("middle"), en)).toEqual(["prospecting", "year 4 of 5", "screens closed"]);
    expect(facts(viewOf("winter"), en)[1]).toBe("the lake, winter");
    expect(facts(viewOf("over"), ja)[0]).toBe("終了");
  });

  it("marks the years that are over", () => {
    expect(years(viewOf("middle")).map((one) => one.state)).toEqual([
      ...["past", "past", "past", "now", "coming"],
    ]);
    expect(years(viewOf("over")).every((one) => one.state === "past")).toBe(true);
  });

  it("names cards by their mine", () => {
    expect(cardText("5", "river", en)).toBe("5 nuggets");
    expect(cardText("g", "river", en)).toBe("garnet");
    expect(symbolOf("g", "lake")).toBe("jade");
    expect(symbolOf("f", "lake")).toBe("storm");
    expect(signed(-7)).toBe("−7");
  });
});

describe("an event", () => {
  const [, turned] = scenes("turn");
  const { events, texts } = turned!;

  it("turns cards over, and takes some away", () => {
    expect(isTurning({ events })).toBe(true);
    expect(alarmed(events)).toEqual(["3"]);
    expect(events.some(lingers)).toBe(true);
    expect(told({ events, texts }, en)).toBe(
      "False Alarm! 1 card goes to the bottom of the deck. Gold 3.",
    );
  });

  it("is not told twice", () => {
    expect(isTurning({ events: [] })).toBe(false);
    expect(alarmed([])).toEqual([]);
    expect(told({ events: [], texts: [] }, en)).toBe("");
  });

  it("sounds", () => {
    const gold = { key: "event-gold", values: { seat: 0, mine: "lake", n: 5 } } as const;
    expect(sound(gold)).toBe("chime4");
    const [, rolled] = scenes("dice");
    expect(rolled?.events.map(sound)).toEqual(["coin", null, "dice"]);
  });
});

it("decides a tie by the best of the mines that count, then by the next", () => {
  const view = viewOf("over");
  const [ada, ines] = view.players;
  if (!ada?.cards || !ines?.cards) throw new Error("hidden");
  const mined = (one: typeof ada, gold: Record<string, number>) => ({
    ...one,
    cards: one.cards && { ...one.cards, gold: { ...one.cards.gold, ...gold } },
  });
  const sums = { hills: 9, forest: 7, mountains: 5, river: 2, lake: 0 };
  const players = [mined(ada, sums), mined(ines, { ...sums, mountains: 4 })];
  expect(tie({ ...view, players }, 0, 1, en)).toMatch(/the next decides: 5 against 4/);
});
