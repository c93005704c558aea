/** Where a replay stands: step numbers of the record, of which a viewer was told some. Pure. */
import { BOTS } from "../../table/bots.ts";
import { scenesOf, still, type Scene } from "../../table/scenes.ts";
import type { Player, Replayed, ReplayStep, View } from "../../wire/types.ts";

export type Eyes = Replayed["eyes"];

/** A record as far as it has come from the server. */
export interface Told extends Omit<Replayed, "next"> {
  readonly steps: readonly ReplayStep[];
}

/** Which of the told steps is shown after so many steps of the record; −1: the start. */
export function placeOf(steps: readonly ReplayStep[], at: number): number {
  return steps.findLastIndex((one) => one.n <= at);
}

/** The number of the told step so many further on, or back; the start is 0. */
export function stepFrom(steps: readonly ReplayStep[], at: number, by: number): number {
  const place = placeOf(steps, at) + by;
  return place < 0 ? 0 : (steps[Math.min(place, steps.length - 1)]?.n ?? 0);
}

export function viewAt(told: Told, at: number): View {
  return told.steps[placeOf(told.steps, at)]?.view ?? told.start;
}

/** The scenes that lead to a position: by one step forward all that was seen, else only how it is. */
export function scenesTo(told: Told, from: number, to: number, number: number): readonly Scene[] {
  const step = told.steps[placeOf(told.steps, to)];
  const isNext = step && placeOf(told.steps, from) + 1 === placeOf(told.steps, to);
  if (!isNext) return [still(viewAt(told, to), number, to)];
  return scenesOf({ news: [step], view: step.view }, number);
}

/** Who sat there. A record may name any bot; only those that can be played against have words. */
export function playersOf(told: Told): readonly Player[] {
  const hasWords = (one: Player) => one.kind !== "bot" || BOTS.includes(one.level ?? "");
  return told.players.map((one) => (hasWords(one) ? one : { ...one, kind: "person" }));
}

/** A position and whose eyes, as they stand behind `#`: `57`, `57/2`, `57/none`. */
export interface Mark {
  readonly at: number;
  readonly eyes: Eyes;
}

export function readMark(hash: string): Mark | null {
  const found = /^#(\d{1,6})(?:\/(\d|none))?$/.exec(hash);
  if (!found) return null;
  const eyes = found[2];
  return {
    at: Number(found[1]),
    eyes: eyes === undefined ? "all" : eyes === "none" ? "none" : Number(eyes),
  };
}

export function markText({ at, eyes }: Mark): string {
  return eyes === "all" ? `#${at}` : `#${at}/${eyes}`;
}
