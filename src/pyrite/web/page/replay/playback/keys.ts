/** The keys of a replay. */
import type { Bindings } from "../../frame/keys.ts";

export const REPLAY_KEYS: Bindings = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "toggle",
};

/** What has the focus keeps its own keys: a list its arrows, a button its space. */
export function keepsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches("input, select, textarea")) return true;
  return key === " " && !!target.closest("button, a, summary, [role=gridcell], [role=option]");
}
