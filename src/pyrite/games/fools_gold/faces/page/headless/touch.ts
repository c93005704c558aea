/** Legal moves → what can be touched on the board, and what it costs. Pure. */
import type { Ask } from "$page/games/board.ts";
import { landing } from "./look.ts";
import { has, movesOf } from "./moves.ts";
import { nuggets } from "./printed.ts";
import type { CardText, MineName, View } from "../types.ts";

/** What the spaces stand for while prospecting: a miner, or a wild die. */
export type Mode = "place" | "wild";

/** Touching a place plays a move, for so many coins. */
export interface Touch {
  readonly move: string;
  readonly price: number;
}
export type Touches = ReadonlyMap<string, Touch>;

export interface Touchable {
  /** By place: `hills 3`, `hills picture`, or `hills` for its reserve. */
  readonly places: Touches;
  /** Open cards that can be taken, as the move that takes them. */
  readonly cards: ReadonlyMap<CardText, string>;
  readonly mode: Mode | null;
  /** Can it be changed? */
  readonly hasModes: boolean;
}

const CARDS: readonly CardText[] = ["1", "2", "3", "4", "5", "g"];
const NOTHING: Touchable = { places: new Map(), cards: new Map(), mode: null, hasModes: false };

export function placeOf(name: MineName, where: "picture" | number): string {
  return `${name} ${where}`;
}

export function touchable(view: View, ask: Ask | null, chosen: readonly string[]): Touchable {
  if (!ask) return NOTHING;
  const mode = modeOf(ask.legal, chosen);
  const hasModes = has(ask.legal, "place") && has(ask.legal, "wild");
  const cards = new Map(CARDS.flatMap((card) => taking(card, ask.legal)));
  return {
    places: new Map([...turns(view, ask.legal, mode), ...reserves(ask.legal)]),
    cards,
    mode,
    hasModes,
  };
}

/** What was chosen; a miner before a die. */
export function modeOf(legal: readonly string[], chosen: readonly string[]): Mode | null {
  const modes = (["place", "wild"] as const).filter((one) => has(legal, one));
  return modes.find((one) => one === chosen[0]) ?? modes[0] ?? null;
}

type Found = readonly (readonly [string, Touch])[];

function turns(view: View, legal: readonly string[], mode: Mode | null): Found {
  if (mode === "wild") return movesOf(legal, "wild").map((move) => wild(view, move));
  return movesOf(legal, "place").map((move) => {
    const [, name, space] = move.split(" ");
    return [`${name} ${space}`, { move, price: Number(space) }];
  });
}

function wild(view: View, move: string): readonly [string, Touch] {
  const name = move.split(" ")[1] as MineName;
  const one = view.mines.find((mine) => mine.name === name);
  const where = one ? landing(one) : "picture";
  return [placeOf(name, where), { move, price: one?.dice ?? 0 }];
}

function reserves(legal: readonly string[]): Found {
  return movesOf(legal, "reserve").map((move) => [move.split(" ")[1] ?? "", { move, price: 0 }]);
}

function taking(
  card: CardText,
  legal: readonly string[],
): readonly (readonly [CardText, string])[] {
  const move = card === "g" ? "gem" : `gold ${nuggets(card)}`;
  return legal.includes(move) ? [[card, move]] : [];
}
