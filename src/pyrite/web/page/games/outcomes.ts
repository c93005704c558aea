/**
 * How a game's outcomes are drawn: the default export of its `outcomes.ts`, kind by kind in the
 * order of their numbers (docs/chance.md). A game without one cannot be drawn again here.
 */
import type { Stream } from "../replay/proof/chacha20.ts";
import type { ChanceLine, Facts } from "../replay/proof/lines.ts";

export type { ChanceLine, Facts, Stream };

/** What a drawing may look at: the table, the line itself, and the chance lines before it. */
export interface Asked {
  readonly facts: Facts;
  readonly line: ChanceLine;
  readonly before: readonly ChanceLine[];
}

export interface Kind {
  readonly name: string;
  /** Draws the words of the line again; missing: that needs the position. */
  readonly draw?: (stream: Stream, asked: Asked) => readonly string[];
  /** Only the order is drawn: which cards they are needs the position. */
  readonly isOrder?: (asked: Asked) => boolean;
  /** Words in an order that means nothing, put into one. */
  readonly tidy?: (words: readonly string[]) => readonly string[];
}

/** Every game's first kind: who begins. */
export const start: Kind = {
  name: "start",
  draw: (stream, { facts }) => [`${stream.below(facts.seats)}`],
};

export const times = (n: number) => Array.from({ length: n }, (_, i) => i);
export const many = <T>(item: T, n: number): T[] => times(n).map(() => item);
