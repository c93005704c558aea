/** Cards that leave the table: home to a seat, blasted, or just away. */
import { DURATION } from "$page/games/board.ts";
import { flyAway, homeTo, plateOf } from "$page/games/flying.ts";
import type { Departure } from "../headless/motions.ts";

/** Must be called before the board is drawn anew, while the card still lies there. */
export function leave(board: HTMLElement, departure: Departure): void {
  const card = board.querySelector<HTMLElement>(`[data-place=${departure.place}] .paper`);
  const seat = plateOf(departure.seat);
  if (!card) return;
  if (departure.how === "home" && seat) flyAway(board, card, homeTo(card, seat), DURATION.carry);
  else flyAway(board, card, departure.how === "blast" ? BLAST : AWAY, DURATION.blast);
}

const BLAST: Keyframe[] = [
  { transform: "none", filter: "brightness(1)", opacity: 1 },
  { transform: "scale(1.25) rotate(7deg)", filter: "brightness(2)", opacity: 1, offset: 0.3 },
  { transform: "scale(0.3) rotate(-20deg)", filter: "brightness(0.4)", opacity: 0 },
];

const AWAY: Keyframe[] = [
  { transform: "none", opacity: 1 },
  { transform: "translateY(-40%) scale(0.8)", opacity: 0 },
];
