/** What the Argonauts do and why, for people who have not met them. Pure. */
import type { Say } from "$page/games/board.ts";
import type { Action, Player, View } from "../types.ts";

/** In the order in which an Argonaut thinks of them. */
const PLANS: readonly Action[] = ["jump", "prospects", "horse", "mules", "oxen"];
const ANIMAL_PLANS = PLANS.slice(2);

/** How it bids, until its cards are shown; then what it will do with them. */
export function planOf(view: View, one: Player, say: Say): string {
  if (view.phase === "gambling" || view.result) return "";
  const cards = [...one.chosen, ...one.used].map((card) => card.action);
  if (cards.length === 0) return one.argonaut ? say(`bidding-${one.argonaut}`) : "";
  const special = PLANS.slice(0, 2).filter((action) => cards.includes(action));
  const animal = ANIMAL_PLANS.find((action) => cards.includes(action)) ?? "none";
  return [...special, animal].map((action) => say(`plan-${action}`)).join(" ");
}

/** What is to be said of it now. */
export function argonautState(view: View, one: Player, say: Say): string {
  if (view.phase === "auction") {
    if (one.has_won) return say("argonaut-won");
    if (one.offer !== null) return say("argonaut-offer", { money: one.offer });
    return view.drawn.length > 0 ? say("argonaut-passed") : "";
  }
  if (view.phase === "prospecting" && one.is_finished) return say("seat-finished");
  if (view.result && one.best) {
    const hand = say(`hand-${one.best.hand}`);
    return say("argonaut-hand", { hand, gold: one.best.gold });
  }
  return say("argonaut-reserve", { n: one.reserve });
}
