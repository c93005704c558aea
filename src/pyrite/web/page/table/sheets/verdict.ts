/** How a game ended, in one sentence with its margin. Pure. */
import type { View } from "../../wire/types.ts";
import type { Say } from "../../words/say.ts";
import { listed } from "../names.ts";

type Ending = NonNullable<View["result"]>;

/** Sides that have as much as the only winner, and yet have not won. */
export function levelWith({ scores, winners }: Ending): readonly number[] {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return [];
  return scores.flatMap((score, side) =>
    side !== winner && score === scores[winner] ? [side] : [],
  );
}

/** By how much the only winner is ahead; null: nobody is alone in front. */
export function margin({ scores, winners }: Ending): number | null {
  const [winner = -1] = winners;
  const rest = scores.filter((_, side) => side !== winner);
  if (winners.length !== 1 || rest.length === 0) return null;
  return (scores[winner] ?? 0) - Math.max(...rest);
}

/** “Tomo wins by one nugget”. */
export function verdict(
  result: Ending,
  yours: readonly number[],
  names: readonly string[],
  say: Say,
): string {
  const { winners } = result;
  const named = (sides: readonly number[]) =>
    listed(
      sides.map((side) => names[side] ?? say("side", { n: side })),
      say,
    );
  if (winners.length === 0) return say("over-nobody");
  const isYours = winners.length === 1 && yours.length === 1 && yours[0] === winners[0];
  const rivals = levelWith(result);
  const ahead = margin(result) ?? 0;
  const how = rivals.length > 0 ? "level" : ahead > 0 ? "by" : null;
  const values = { names: named(winners), n: winners.length, rivals: named(rivals) };
  if (how === null) return say(isYours ? "over-you" : "over-wins", values);
  const points = say(say.has?.("score-n") ? "score-n" : "points-n", { n: ahead });
  return say(isYours ? `over-you-${how}` : `over-${how}`, { ...values, margin: points });
}
