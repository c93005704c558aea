/** What has just happened, to be heard and looked at. Pure. */
import { chimes, type Say, type Scene, type Sound } from "$page/games/board.ts";
import type { CardText, Event, View } from "../types.ts";

const SOUNDS: Readonly<Partial<Record<Event["key"], Sound>>> = {
  "event-dice": "dice",
  "event-winter": "dice",
  "event-place": "stake",
  "event-wild": "stake",
  "event-reserve": "stake",
  "event-retrieve": "coin",
  "event-coins": "coin",
  "event-reveal": "flip",
  "event-alarm": "bust",
  "event-gem": "chime2",
};

export function sound(event: Event): Sound | null {
  if (event.key !== "event-gold") return SOUNDS[event.key] ?? null;
  return chimes(event.values.n);
}

/** Cards that were turned over, and dice, are looked at before others go on. */
export function lingers(event: Event): boolean {
  return event.key === "event-reveal" || event.key === "event-dice";
}

/** Cards that a False Alarm has just sent to the bottom of the deck. */
export function alarmed(events: readonly Event[]): readonly CardText[] {
  const alarm = events.find((one) => one.key === "event-alarm");
  if (!alarm) return [];
  const { gold, gems, alarms } = alarm.values;
  const nuggets = gold === "none" ? [] : (gold.split(" ") as CardText[]);
  return [...nuggets, ...many("g", gems), ...many("a", alarms)];
}

function many(card: CardText, n: number): readonly CardText[] {
  return Array.from({ length: n }, () => card);
}

/** Have the open cards just been turned over? */
export function isTurning(scene: Pick<Scene<View, Event>, "events">): boolean {
  return scene.events.some((one) => one.key === "event-reveal");
}

const TOLD: readonly Event["key"][] = ["event-winter", "event-foul-weather", "event-alarm"];

/** What the weather, the bell and the winter have done, in the words of the log. */
export function told(scene: Pick<Scene<View, Event>, "events" | "texts">, say: Say): string {
  const { events, texts } = scene;
  return texts.filter((_, i) => events[i] && TOLD.includes(events[i].key)).join(say("gap"));
}
