import { describe, expect, it } from "vitest";
import { departures, isDealt } from "./motions.ts";
import { scenes } from "./real.ts";
import type { Event } from "./types.ts";

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
    const all = scenes("middle");
    const at = all.findIndex((one) => one.stage === "moment");
    const events = all[at + 1]!.events.map((one) =>
      one.key === "event-carried" ? ({ key: "event-dynamite", values: {} } as Event) : one,
    );
    const blown = departures(all[at]!, { ...all[at + 1]!, events });
    expect(blown.map((one) => one.how)).toEqual(["blast", "blast"]);
  });

  it("is a new deal only when one is told", () => {
    const scene = scenes("start")[0]!;
    const deal = { key: "event-deal", values: { number: 1, of: 1, seat: 0 } } as const;
    expect(isDealt(scene)).toBe(false);
    expect(isDealt({ ...scene, events: [deal] })).toBe(true);
  });
});
