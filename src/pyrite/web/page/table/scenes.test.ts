import { expect, test } from "vitest";
import type { Event, News, Update, View } from "../wire/types.ts";
import { isLookedAt, scenesOf, stay } from "./scenes.ts";

const flip = { key: "event-flip", values: {} } as unknown as Event;
const duel = { key: "event-duel", values: {} } as unknown as Event;
const view = (name: string) => ({ id: name }) as unknown as View;

function news(n: number, events: Event[], moment: View | null = null): News {
  return { n, who: 0, hidden: false, text: events.map((one) => `${one.key}!`), events, moment };
}

function update(...all: News[]): Update {
  return { n: 9, news: all, view: view("end"), ask: null, time: null };
}

test("without a moment there is one scene, with all that happened", () => {
  const scenes = scenesOf(update(news(1, [flip]), news(2, [duel])), 5);
  const texts = ["event-flip!", "event-duel!"];
  expect(scenes).toEqual([
    { number: 5, view: view("end"), events: [flip, duel], texts, stage: "settled" },
  ]);
});

test("what is hidden is no event, and has no words in a scene", () => {
  const hidden = { ...news(1, []), hidden: true, text: ["Ines does something."] };
  const [scene] = scenesOf(update(hidden, news(2, [duel])), 0);
  expect(scene?.texts).toEqual(["event-duel!"]);
});

test("a moment is seen before the view, and both know what happened", () => {
  const scenes = scenesOf(update(news(1, [flip, duel], view("pair"))), 0);
  expect(scenes.map((one) => [one.number, one.stage, one.events])).toEqual([
    [0, "moment", [flip, duel]],
    [1, "settled", [flip, duel]],
  ]);
});

test("a moment stays as long as the reader wants", () => {
  const [moment, settled] = scenesOf(update(news(1, [flip], view("pair"))), 0);
  const never = () => false;
  expect(stay(moment!, 1600, true, never)).toBe(1600);
  expect(stay(settled!, 1600, false, never)).toBe(0);
});

test("what a game wants to be looked at stays as long", () => {
  const [duelled] = scenesOf(update(news(1, [flip, duel])), 0);
  expect(stay(duelled!, 1600, false, (event) => event === duel)).toBe(1600);
});

test("what is looked at: moments, and what the game lingers on", () => {
  const [pair, after] = scenesOf(update(news(1, [flip], view("pair"))), 0);
  expect(pair && isLookedAt(pair, () => false)).toBe(true);
  expect(after && isLookedAt(after, () => false)).toBe(false);
  expect(after && isLookedAt(after, (event) => event === flip)).toBe(true);
});
