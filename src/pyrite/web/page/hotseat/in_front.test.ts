import { describe, expect, test } from "vitest";
import type { Fixture } from "../games/fixture.ts";
import { hear, type Table } from "../table/state.ts";
import type { Event, News, View } from "../wire/types.ts";
import { discreet, nextInFront } from "./in_front.ts";

const FIXTURES = import.meta.glob<Fixture>("../../../games/*/faces/page/fixtures/middle.json", {
  eager: true,
  import: "default",
});
const [{ welcome }] = Object.values(FIXTURES) as [Fixture];
const view = { ...welcome.view, viewer: 1 } as View;
const over = { ...view, result: { scores: [1], winners: [0], reason: "" } } as unknown as View;
const always = () => true;
const never = () => false;

function tableWith(part: Partial<Table>): Table {
  const table = hear(null, { welcome }, null, 0);
  if (!table) throw new Error("nobody was welcomed");
  return { ...table, yours: [0, 1], ...part };
}

function news(who: News["who"], ...keys: string[]): News {
  const events = keys.map((key) => ({ key, values: {} }) as unknown as Event);
  return { n: 1, who, hidden: false, text: keys, events, moment: null };
}

describe("who must sit down in front", () => {
  test("whoever's secrets would be shown", () => {
    expect(nextInFront(view, 0, always)).toBe(1);
    expect(nextInFront(view, null, always)).toBe(1);
  });

  test("nobody, if they sit there, if nothing is hidden, or when the game is over", () => {
    expect(nextInFront(view, 1, always)).toBeNull();
    expect(nextInFront(view, 0, never)).toBeNull();
    expect(nextInFront(over, 0, always)).toBeNull();
    expect(nextInFront(null, 0, always)).toBeNull();
  });
});

describe("what whoever sits in front may see", () => {
  test.each([
    ["their own secrets are told", news(0, "event-use", "event-see"), 2],
    ["another's are not", news(1, "event-use", "event-see"), 1],
    ["what chance gave to the lowest seat is", news("*", "event-own-dealt"), 1],
    ["a bot's step has none", news(2, "event-use"), 1],
  ])("%s", (_, one, told) => {
    const heard = discreet(tableWith({ log: [one] }), 0).log[0]?.text.length;
    expect(heard).toBe(told);
  });

  test("sentences that cannot be told apart from secrets are left out", () => {
    const one = { ...news(1, "event-use", "event-see"), text: ["both in one"] };
    expect(discreet(tableWith({ log: [one] }), 0).log[0]?.text).toEqual([]);
  });

  test("when it is over, everything", () => {
    const table = tableWith({ view: over, log: [news(1, "event-see")] });
    expect(discreet(table, 0)).toBe(table);
  });
});
