import { expect, test } from "vitest";
import type { Event, News, Update, View } from "../wire/types.ts";
import { PACES, scenesOf, stay } from "./scenes.ts";

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
    { number: 5, view: view("end"), events: [flip, duel], texts, stage: "settled", upTo: 2 },
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

test("a scene shows news up to a number; where there are none, no more than before", () => {
  const pair = scenesOf(update(news(7, [flip]), news(8, [duel], view("pair")), news(9, [flip])), 0);
  expect(pair.map((one) => one.upTo)).toEqual([8, 9]);
  expect(scenesOf(update(), 0, 9).map((one) => one.upTo)).toEqual([9]);
});

test("a moment stays as long as the reader wants, and is seen at any pace", () => {
  const [moment, settled] = scenesOf(update(news(1, [flip], view("pair"))), 0);
  const never = () => false;
  expect(stay(moment!, PACES.brisk, true, never)).toBe(1600);
  expect(stay(moment!, PACES["at-once"], true, never)).toBeGreaterThan(0);
  expect(stay(settled!, PACES.brisk, false, never)).toBe(0);
  expect(stay(settled!, PACES["at-once"], true, never)).toBe(0);
});

test("what a game wants to be looked at stays as long, unless all goes on at once", () => {
  const [duelled] = scenesOf(update(news(1, [flip, duel])), 0);
  const isDuel = (event: Event) => event === duel;
  expect(stay(duelled!, PACES.calm, false, isDuel)).toBe(3000);
  expect(stay(duelled!, PACES["at-once"], false, isDuel)).toBe(0);
});
