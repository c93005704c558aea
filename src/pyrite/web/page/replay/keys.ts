/** The keys of a replay. */
import type { Bindings } from "../keys.ts";

export const REPLAY_KEYS: Bindings = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "toggle",
};
