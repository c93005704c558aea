/** A hint says one thing: the best move, and how often it wins. */
import type { Asking } from "../../games/board.ts";
import { percentOf } from "../../games/hints.ts";
import type { AdviceLine } from "../../wire/types.ts";
import type { Say } from "../../words/say.ts";

/** What is asked, with the answer that a search would give in its place; the buttons stay. */
export function hinted(asking: Asking, advice: readonly AdviceLine[] | null, say: Say): Asking {
  const best = advice?.[0];
  if (!best) return asking;
  const values = { move: best.text, percent: percentOf(best.win) };
  return { ...asking, sentence: say("hint-best", values), why: say("hint-why") };
}
