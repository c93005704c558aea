/** Moves as the server writes them, taken apart. */

export type Verb =
  | "hole"
  | "lot"
  | "bid"
  | "pass"
  | "pay"
  | "select"
  | "ready"
  | "stake"
  | "press"
  | "use"
  | "double"
  | "jump"
  | "move"
  | "shift"
  | "swap"
  | "keep"
  | "enough"
  | "final";

export interface Move {
  readonly text: string;
  readonly verb: Verb;
  readonly words: readonly string[];
}

const WITH_CARD: readonly Verb[] = ["use", "double", "jump", "move", "swap"];

export function parse(text: string): Move {
  const [verb, ...words] = text.split(" ");
  return { text, verb: verb as Verb, words };
}

export function movesOf(legal: readonly string[], ...verbs: readonly Verb[]): readonly Move[] {
  return legal.map(parse).filter((move) => verbs.includes(move.verb));
}

export function has(legal: readonly string[], verb: Verb): boolean {
  return movesOf(legal, verb).length > 0;
}

/** The card of the trip that a move uses; null if it uses none. */
export function cardOf(move: Move): string | null {
  return WITH_CARD.includes(move.verb) ? (move.words[0] ?? null) : null;
}

/** The tiles a move speaks of. */
export function tilesOf(move: Move): readonly string[] {
  switch (move.verb) {
    case "use":
    case "jump":
      return move.words.slice(1, 2);
    case "double":
      return move.words.slice(1, 3);
    case "move":
      return move.words.slice(2, 3);
    case "stake":
    case "shift":
    case "final":
      return move.words.slice(0, 1);
    default:
      return [];
  }
}
