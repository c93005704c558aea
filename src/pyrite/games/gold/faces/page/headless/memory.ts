/** G6.2: what lies face down again is to be remembered by people, and not by the page. Pure. */
import type { Event, View } from "../types.ts";

type Flip = Extract<Event, { key: "event-flip" }>;

/** Flips of cards that were turned back, without the option that shows them. */
export function forgets(told: readonly Event[], view: View): ReadonlySet<Event> {
  if (view.memory_aid || view.result) return new Set();
  let pair: readonly Flip[] = [];
  const turned: Flip[][] = [];
  for (const event of told) {
    if (event.key === "event-flip") pair = [...pair, event];
    else if (hasEnded(event)) turned.push(turnedBack(pair, event));
    if (hasEnded(event)) pair = [];
  }
  const isStillUp = pair.length === 0 && turned.at(-1)?.some((one) => isUp(one, view));
  return new Set((isStillUp ? turned.slice(0, -1) : turned).flat());
}

function isUp(flip: Flip, view: View): boolean {
  return view.up.some((place) => place === flip.values.place);
}

/** Does it say what becomes of the cards that lie open? */
function hasEnded(event: { readonly key: string }): boolean {
  return ENDS.has(event.key);
}

const ENDS = new Set([
  ...["event-nothing", "event-duel", "event-dynamite", "event-carried"],
  ...["event-rush-gold", "event-rush-other", "event-deal", "taken-back"],
]);

/** Of these open cards, those that lie face down then. */
function turnedBack(pair: readonly Flip[], end: Event | { readonly key: "taken-back" }): Flip[] {
  if (end.key === "event-nothing" || end.key === "taken-back") return [...pair];
  if (end.key !== "event-duel") return [];
  return pair.filter((one) => one.values.n === end.values.stronger);
}
