/** What stands in the middle of the board; the rest stays where it is. Pure. */
import { mine } from "../headless/look.ts";
import type { Touchable } from "../headless/touch.ts";
import type { Phase, View } from "../types.ts";

/** Lots and hand; the land; the discards to choose from; hands compared. */
export type Centre = "cards" | "land" | "discards" | "end";

const WITH_HAND: readonly Phase[] = ["hole", "selecting", "gambling"];

export function centreOf(view: View, can: Touchable): Centre {
  if (view.phase === "over") return "end";
  if (can.discards.size > 0) return "discards";
  if (view.phase === "auction") return "cards";
  return WITH_HAND.includes(view.phase) && mine(view) ? "cards" : "land";
}
