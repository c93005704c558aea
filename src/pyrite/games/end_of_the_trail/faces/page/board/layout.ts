/** What both layouts of the board are given: the wide one, and that of phones and tablets. */
import type { Snippet } from "svelte";
import type { Ask, ViewProps } from "$page/games/board.ts";
import type { Hints } from "../headless/hints.ts";
import type { Touch, Touchable } from "../headless/touch.ts";
import type { Player, View } from "../types.ts";
import type { Centre } from "./centre.ts";

export interface LayoutProps extends ViewProps<View> {
  /** The viewer's own side; none for an onlooker. */
  readonly me: Player | null;
  readonly ask: Ask | null;
  readonly chosen: readonly string[];
  readonly can: Touchable;
  readonly shares: Hints;
  readonly centre: Centre;
  readonly touch: (touch: Touch) => void;
  /** Show all that a seat shows in public. */
  readonly touchSeat: (seat: number) => void;
  /** The land; small, without the bars of reach. */
  readonly map: Snippet<[boolean]>;
  readonly pile: Snippet;
  /** The discards are looked up, though nothing is asked of them. */
  readonly areDiscardsUp: boolean;
  readonly closeDiscards: () => void;
}
