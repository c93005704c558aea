/** Cards that leave the table are seen to go: a copy flies, for the eye alone. */
import { DURATION } from "../../motion.ts";
import type { Departure } from "./motions.ts";

/** Must be called before the board is drawn anew, while the card still lies there. */
export function leave(board: HTMLElement, departure: Departure): void {
  const card = board.querySelector<HTMLElement>(`[data-place=${departure.place}] .paper`);
  const seat = document.querySelector(`[data-seat="${departure.seat}"]`);
  if (!card) return;
  const copy = copyOf(card, board.currentCSSZoom ?? 1);
  board.append(copy);
  const motion = copy.animate(...framesOf(departure, card, seat));
  motion.finished.finally(() => copy.remove());
}

function copyOf(card: HTMLElement, zoom: number): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  const { left, top } = card.getBoundingClientRect();
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "30",
    pointerEvents: "none",
    left: `${left / zoom}px`,
    top: `${top / zoom}px`,
    width: `${card.offsetWidth}px`,
    height: `${card.offsetHeight}px`,
  });
  return copy;
}

function framesOf(
  departure: Departure,
  card: HTMLElement,
  seat: Element | null,
): [Keyframe[], KeyframeAnimationOptions] {
  const { how } = departure;
  if (how === "home" && seat) return [flight(card, seat), options(DURATION.carry)];
  if (how === "blast") return [BLAST, options(DURATION.blast)];
  return [AWAY, options(DURATION.blast)];
}

function options(duration: number): KeyframeAnimationOptions {
  return { duration, easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "both" };
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

function flight(card: HTMLElement, seat: Element): Keyframe[] {
  const from = card.getBoundingClientRect();
  const to = seat.getBoundingClientRect();
  const zoom = card.currentCSSZoom ?? 1;
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / zoom;
  const y = (to.top + to.height / 2 - from.top - from.height / 2) / zoom;
  return [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - 30}px) scale(1.1)`, opacity: 1, offset: 0.5 },
    { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.4 },
  ];
}
