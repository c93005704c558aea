/** What moves on the board; nothing waits for it. */
import { DURATION } from "$page/games/board.ts";
import { flyAway, homeTo, plateOf } from "$page/games/flying.ts";
import { landing } from "../headless/look.ts";
import { placeOf } from "../headless/touch.ts";
import type { Event, MineName, View } from "../types.ts";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Cards that are taken go home. Called while they still lie open. */
export function carryHome(board: HTMLElement, events: readonly Event[]): void {
  for (const { seat, card } of events.flatMap(taken)) {
    const piece = board.querySelector<HTMLElement>(`[data-card="${card}"] > .card`);
    const plate = plateOf(seat);
    if (piece && plate) flyAway(board, piece, homeTo(piece, plate), DURATION.carry);
  }
}

interface Taken {
  readonly seat: number;
  readonly card: string;
}

function taken(event: Event): readonly Taken[] {
  if (event.key === "event-gold") return [{ seat: event.values.seat, card: `${event.values.n}` }];
  return event.key === "event-gem" ? [{ seat: event.values.seat, card: "g" }] : [];
}

/** Dice are thrown, pieces are put down. Called when they lie there. */
export function putDown(board: HTMLElement, before: View, events: readonly Event[]): void {
  for (const event of events) {
    if (event.key === "event-dice") throwDice(board);
    for (const place of placesOf(before, event)) drop(board, place);
  }
}

function placesOf(before: View, event: Event): readonly string[] {
  switch (event.key) {
    case "event-place":
      return [placeOf(event.values.mine, event.values.space)];
    case "event-wild":
      return wildPlace(before, event.values.mine);
    default:
      return [];
  }
}

function wildPlace(before: View, name: MineName): readonly string[] {
  const one = before.mines.find((mine) => mine.name === name);
  return one ? [placeOf(name, landing(one))] : [];
}

function drop(board: HTMLElement, place: string): void {
  const piece = board.querySelector(`[data-place="${place}"] :is(.piece, .die)`);
  const frames = [{ transform: "translateY(-26px)", opacity: 0 }, { transform: "none" }];
  piece?.animate(frames, { duration: DURATION.card, easing: EASE });
}

function throwDice(board: HTMLElement): void {
  board.querySelectorAll(".die:not(.none), .dice svg").forEach((die, i) => {
    const turn = i % 2 ? -220 : 260;
    const frames = [
      { transform: `translate(${turn / 4}px, -60px) rotate(${turn}deg)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    die.animate(frames, {
      duration: DURATION.dice,
      delay: i * 20,
      easing: EASE,
      fill: "backwards",
    });
  });
}
