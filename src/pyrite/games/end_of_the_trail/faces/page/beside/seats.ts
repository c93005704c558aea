/** What is to be said of a seat now. Pure. */
import type { Say } from "$page/games/board.ts";
import { leader } from "../headless/look.ts";
import type { Phase, Player, View } from "../types.ts";

const SECRET: readonly Phase[] = ["hole", "selecting", "gambling"];

/** Beside a seat's name: its place on the trail, whether it deals, and what it does. */
export function status(view: View, seat: number, say: Say): string {
  const one = view.players[seat];
  const place = view.order.indexOf(seat) + 1;
  const parts = [
    place > 0 ? say("seat-order", { n: place }) : "",
    view.dealer === seat ? say("seat-dealer") : "",
    one ? seatState(view, one, say) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

export function seatState(view: View, one: Player, say: Say): string {
  if (view.result) return say("seat-gold", { n: view.result.scores[one.seat] ?? 0 });
  if (SECRET.includes(view.phase)) return say(one.is_done ? "seat-done" : "seat-choosing");
  if (view.phase === "prospecting") return one.is_finished ? say("seat-finished") : "";
  return view.phase === "auction" ? auctionState(view, one, say) : "";
}

function auctionState(view: View, one: Player, say: Say): string {
  const { auction } = view;
  const proved =
    one.proved > 0 && one.seat !== view.viewer ? say("seat-proved", { money: one.proved }) : "";
  const state = bidState(view, one, say);
  return [auction ? state : one.has_won ? say("seat-won") : "", proved].filter(Boolean).join(" · ");
}

export function bidState(view: View, one: Player, say: Say): string {
  const { auction } = view;
  if (one.has_won) return say("seat-won");
  if (auction?.due != null)
    return view.turn === one.seat ? say("seat-pays", { money: auction.due }) : "";
  if (view.seats === 1) return "";
  if (leader(view) === one.seat) return say("seat-leads", { money: auction?.bid ?? 0 });
  return say(auction?.in.includes(one.seat) ? "seat-in" : "seat-out");
}
