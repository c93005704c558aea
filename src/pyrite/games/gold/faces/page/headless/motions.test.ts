import { describe, expect, it } from "vitest";
import { departures, isDealt } from "./motions.ts";
import { scenes } from "../test_tables.ts";

describe("what moves", () => {
  it("is nothing while a pair is looked at, nor when it turns back", () => {
    const all = scenes("second");
    expect(all.map((one) => one.stage)).toEqual(["settled", "moment", "settled", "settled"]);
    for (let i = 1; i < all.length; i++) expect(departures(all[i - 1]!, all[i]!)).toEqual([]);
  });

  it("is gold that goes home and its miner that leaves", () => {
    const all = scenes("middle");
    const at = all.findIndex((one) => one.stage === "moment");
    expect(departures(all[at]!, all[at + 1]!)).toEqual([
      { place: "c6", how: "home", seat: 3 },
      { place: "c5", how: "away", seat: null },
    ]);
  });

  it("is dynamite and what lay beside it", () => {
    const [, moment, after] = scenes("blast");
    const blown = departures(moment!, after!);
    expect(blown.map((one) => one.how)).toEqual(["blast", "blast"]);
    expect(blown.map((one) => one.place)).toEqual([...moment!.view.up]);
  });

  it("is the weaker of two miners, never the stronger", () => {
    const [, moment, after] = scenes("duel");
    const [loser, ...others] = departures(moment!, after!);
    expect(others).toEqual([]);
    expect(loser).toMatchObject({ how: "away", seat: null });
    expect(after!.view.cards[loser!.place]).toBe("");
  });

  it("is the last card of a game, though new cards are dealt at once", () => {
    const all = scenes("deal");
    const after = all.at(-1)!;
    expect(isDealt(after)).toBe(true);
    expect(after.view.face_down).toBe(64);
    expect(departures(all.at(-2)!, after)).toHaveLength(1);
  });

  it("is a deal when a table is seen that nobody has dug in, and only then", () => {
    expect(isDealt(scenes("start")[0]!)).toBe(true);
    expect(isDealt({ ...scenes("start")[0]!, number: 3 })).toBe(false);
    expect(isDealt(scenes("middle")[0]!)).toBe(false);
  });
});
