/** Who says something at the end: a bot that has won, or the best of those that have not. */
import type { Player, View } from "../../wire/types.ts";
import { BOTS } from "../bots.ts";
import { ranking } from "../sheets/ranking.ts";

export interface Voice {
  readonly seat: number;
  readonly level: string;
  readonly hasWon: boolean;
}

/** Nobody, where people alone have played. */
export function voiceOf(
  result: NonNullable<View["result"]>,
  players: readonly Player[],
): Voice | null {
  for (const { side, hasWon } of ranking(result)) {
    const { kind, level = null } = players[side] ?? {};
    if (kind === "bot" && level !== null && BOTS.includes(level))
      return { seat: side, level, hasWon };
  }
  return null;
}
