import { describe, expect, it } from "vitest";
import {
  breakdown,
  cellsOf,
  cellText,
  faceOf,
  facts,
  isPrivate,
  lieOf,
  sign,
  told,
} from "./look.ts";
import { en, viewOf } from "../test_tables.ts";
import type { Card } from "../types.ts";

const NAMES = ["start", "middle", "second", "two", "five", "aid", "rush", "over", "match", "blast"];

describe("cells", () => {
  it.each(NAMES)("are 64 in %s, and agree with the counts of the view", (name) => {
    const view = viewOf(name);
    const cells = cellsOf(view);
    expect(cells.map((one) => one.place)).toEqual(Object.keys(view.cards));
    const down = cells.filter((one) => one.state === "down" || one.state === "known");
    expect(down.length).toBe(view.face_down);
    expect(cells.filter((one) => one.state === "up").map((one) => one.place)).toEqual([...view.up]);
  });

  it("show no face of what lies face down", () => {
    const down = cellsOf(viewOf("middle")).filter((one) => one.state === "down");
    expect(down.length).toBeGreaterThan(0);
    expect(down.every((one) => one.face === null)).toBe(true);
  });

  it("show what was seen with the memory aid", () => {
    expect(cellsOf(viewOf("aid")).some((one) => one.state === "known" && one.face)).toBe(true);
  });

  it("are told to screen readers", () => {
    const miner = { place: "b3", state: "up", face: faceOf("r4") } as const;
    expect(cellText(miner, en)).toBe("b3, red miner, strength 4, face up");
    expect(cellText({ place: "c4", state: "down", face: null }, en)).toBe("c4, face down");
    expect(cellText({ place: "a1", state: "gone", face: null }, en)).toBe("a1, empty");
  });
});

describe("faces", () => {
  it.each([
    ["g3", { kind: "gold", colour: null, n: 3 }],
    ["x", { kind: "dynamite", colour: null, n: 0 }],
    ["n5", { kind: "miner", colour: "green", n: 5 }],
    ["?", null],
    ["", null],
  ] as [Card, unknown][])("%s", (card, face) => expect(faceOf(card)).toEqual(face));
});

describe("where cards lie", () => {
  it("comes from the place, differs, and stays in the cell", () => {
    const lies = cellsOf(viewOf("start")).map((one) => lieOf("scatter", one.place));
    expect(new Set(lies.map((one) => JSON.stringify(one))).size).toBe(64);
    expect(lies.every((one) => Object.values(one).every((n) => Math.abs(n) <= 1))).toBe(true);
    expect(lieOf("scatter", "c4")).toEqual(lieOf("scatter", "c4"));
  });

  it("is straight in a grid", () => {
    expect(lieOf("grid", "c4")).toEqual(lieOf("grid", "h8"));
  });
});

describe("seats and ends", () => {
  it("have their first colour as a sign, before the start too", () => {
    expect([0, 1].map((seat) => sign(seat, 2, viewOf("two")))).toEqual(["red", "blue"]);
    expect(sign(4, 5, null)).toBe("purple");
  });

  it("keep nuggets private until the end or with the memory aid", () => {
    expect(isPrivate(viewOf("middle"), 0)).toBe(true);
    expect(isPrivate(viewOf("middle"), 1)).toBe(false);
    expect(isPrivate(viewOf("aid"), 0)).toBe(false);
    expect(isPrivate(viewOf("over"), 0)).toBe(false);
  });

  it("add up to the result", () => {
    expect(breakdown(viewOf("over"), en)[0]!.values).toEqual(viewOf("over").result!.scores);
    const [earlier, last, total] = breakdown(viewOf("match"), en).map((one) => one.values);
    expect(total).toEqual(viewOf("match").result!.scores);
    expect(total).toEqual(earlier!.map((n, i) => Number(n) + Number(last![i])));
  });

  it("are told in the top bar, the phase first", () => {
    expect(facts(viewOf("aid"), en)).toEqual(["Digging", "grid", "memory aid"]);
    expect(facts(viewOf("five"), en)).toContain("Game 2 of 5");
  });
});

describe("what is told on the table", () => {
  const carried = { key: "event-carried", values: { seat: 1, n: 2 } } as const;
  const rush = { key: "event-rush-few", values: { n: 9 } } as const;
  const values = { seat: 0, place: "a1", face: "g2", kind: "gold", colour: "none", n: 2 } as const;
  const flip = { key: "event-flip", values } as const;
  const texts = ["You flip a1.", "2 nuggets for Ines.", "Gold rush!"];
  const moment = { events: [flip, carried, rush], texts, stage: "moment" } as const;

  it("is what came of a pair, in the words of the log", () => {
    expect(told(moment)).toBe("2 nuggets for Ines.");
  });

  it("is then that the gold rush began", () => {
    expect(told({ ...moment, stage: "settled" })).toBe("Gold rush!");
  });

  it("is nothing after a first card", () => {
    expect(told({ events: [flip], texts: ["You flip a1."], stage: "settled" })).toBeUndefined();
  });
});
