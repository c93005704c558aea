/** How cards move: to the trick, to its winner, into the hand. */
import type { TransitionConfig } from "svelte/transition";
import { DURATION } from "$page/games/board.ts";

export interface Arrival {
  readonly moves: boolean;
  /** Where it comes from; null: from the seat's own side. */
  readonly from: DOMRect | null;
}

/** A card comes to the trick: from the hand, or from behind the seat's name. */
export function arrive(node: Element, { moves, from }: Arrival): TransitionConfig {
  if (!moves) return fade(DURATION.fade);
  const [x, y] = from ? between(node, node.getBoundingClientRect(), from) : [0, -40];
  return {
    duration: DURATION.card,
    easing: soft,
    css: (t, u) => shift(x * u, y * u, from ? 1 : t),
  };
}

export interface Gathering {
  readonly moves: boolean;
  /** The place of the trick's winner. */
  readonly to: Element | null;
}

/** A card leaves with the trick. */
export function gather(node: Element, { moves, to }: Gathering): TransitionConfig {
  if (!moves) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const [x, y] = between(node, here, to?.getBoundingClientRect() ?? here);
  return { duration: DURATION.gather, easing: soft, css: (t, u) => shift(x * u, y * u, t) };
}

export interface Dealing {
  readonly moves: boolean;
  readonly place: number;
}

/** A card is dealt; all of them take no longer than a deal may. */
export function deal(_: Element, { moves, place }: Dealing): TransitionConfig {
  if (!moves) return fade(DURATION.fade);
  const delay = place * 30;
  return {
    delay,
    duration: DURATION.deal - 12 * 30,
    easing: soft,
    css: (t, u) => shift(0, -60 * u, t),
  };
}

/** From here to there in the pixels of the node, which may be zoomed. */
function between(node: Element, here: DOMRect, there: DOMRect): readonly [number, number] {
  const zoom = node.currentCSSZoom ?? 1;
  return [(there.x - here.x) / zoom, (there.y - here.y) / zoom];
}

function fade(duration: number): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` };
}

function shift(x: number, y: number, opacity: number): string {
  return `translate: ${x}px ${y}px; opacity: ${opacity}`;
}

function soft(t: number): number {
  return 1 - (1 - t) ** 3;
}
