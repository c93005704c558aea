import { describe, expect, test } from "vitest";
import { viewOf } from "../test_tables.ts";
import type { Event, Place, View } from "../types.ts";
import { forgets } from "./memory.ts";

const view: View = { ...viewOf("middle"), up: [] };
const withUp = (...up: Place[]): View => ({ ...view, up });

function flip(place: Place, n = 1, kind: "gold" | "miner" = "gold"): Event {
  const face = { face: "?", kind, colour: "none", n } as const;
  return { key: "event-flip", values: { seat: 0, place, ...face } };
}
const nothing: Event = { key: "event-nothing", values: {} };

describe("the page forgets", () => {
  const pair = [flip("a1"), flip("b2")];

  test("a pair that was turned back, when it lies face down", () => {
    expect(forgets([...pair, nothing], withUp("a1", "b2"))).toEqual(new Set());
    expect(forgets([...pair, nothing], view)).toEqual(new Set(pair));
  });

  test("nothing of a first card that lies open, but the pair before it, though it is that place", () => {
    expect(forgets([...pair, nothing, flip("a1")], withUp("a1"))).toEqual(new Set(pair));
  });

  test("the winner of a duel, who lies there still", () => {
    const [winner, loser] = [flip("c3", 4, "miner"), flip("d4", 2, "miner")];
    const duel: Event = { key: "event-duel", values: { stronger: 4, weaker: 2 } };
    expect(forgets([winner, loser, duel], view)).toEqual(new Set([winner]));
  });

  test("nothing of what is gone", () => {
    const carried: Event = { key: "event-carried", values: { seat: 0, n: 1 } };
    expect(forgets([...pair, carried], view).size).toBe(0);
    expect(forgets([...pair, { key: "event-dynamite", values: {} }], view).size).toBe(0);
  });

  test("a card whose flip was taken back", () => {
    const taken = { key: "taken-back", values: { seat: 0, steps: 1 } } as unknown as Event;
    expect(forgets([flip("a1"), taken], view).size).toBe(1);
  });

  test("nothing with the memory aid, nor when the game is over", () => {
    expect(forgets([...pair, nothing], { ...view, memory_aid: true }).size).toBe(0);
    expect(forgets([...pair, nothing], viewOf("over")).size).toBe(0);
  });
});
