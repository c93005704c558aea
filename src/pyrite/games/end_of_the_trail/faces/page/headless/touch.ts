/** Legal moves → what can be touched on the board, and what comes of it. Pure. */
import type { Ask } from "$page/games/board.ts";
import { cardOf, has, movesOf, parse, tilesOf, type Move } from "./moves.ts";
import { KEPT, TRIP } from "./printed.ts";
import type { Player, View } from "../types.ts";

/** Touching plays a move, or changes what is chosen. */
export type Touch = { readonly move: string } | { readonly choose: readonly string[] };
export type Touches = ReadonlyMap<string, Touch>;

export interface Touchable {
  readonly tiles: Touches;
  readonly cards: Touches;
  readonly lots: Touches;
  readonly discards: Touches;
  /** The card of the trip that would be used. */
  readonly armed: string | null;
  /** Cards and tiles that are chosen. */
  readonly picked: ReadonlySet<string>;
}

/** The last of the chosen texts, when a button says that the chosen cards are played. */
export const GO = "go";

const NONE: Touches = new Map();
const NOTHING = { tiles: NONE, cards: NONE, lots: NONE, discards: NONE, armed: null };

export function touchable(view: View, ask: Ask | null, chosen: readonly string[]): Touchable {
  const picked = new Set(chosen);
  if (!ask) return { ...NOTHING, picked };
  const { legal } = ask;
  const nothing = { ...NOTHING, picked };
  if (has(legal, "hole")) return { ...nothing, cards: toggles(legal, "hole", chosen, 1) };
  if (has(legal, "lot")) return { ...nothing, lots: plays(movesOf(legal, "lot"), 0) };
  if (has(legal, "pay")) return { ...nothing, cards: toggles(legal, "pay", chosen, Infinity) };
  if (has(legal, "select"))
    return { ...nothing, cards: toggles(legal, "select", chosen, room(view, ask)) };
  if (has(legal, "keep"))
    return { ...nothing, cards: toggles(legal, "keep", chosen, room(view, ask)) };
  if (has(legal, "shift")) return { ...nothing, tiles: plays(movesOf(legal, "shift"), 0) };
  if (has(legal, "final")) return { ...nothing, tiles: plays(movesOf(legal, "final"), 0) };
  return onTurn(legal, chosen) ?? { ...nothing, tiles: looked(legal, chosen) };
}

/** How many more cards can be chosen at once. */
export function room(view: View, ask: Ask): number {
  const me = view.players[ask.seat];
  if (has(ask.legal, "select")) return TRIP.most - (me?.chosen.length ?? 0);
  return KEPT.most - (me?.kept.length ?? 0);
}

function plays(moves: readonly Move[], word: number): Touches {
  return new Map(moves.map((move) => [move.words[word] ?? "", { move: move.text }]));
}

/** Cards that can be chosen together; with one at most, another takes its place. */
function toggles(
  legal: readonly string[],
  verb: "hole" | "pay" | "select" | "keep",
  chosen: readonly string[],
  most: number,
): Touches {
  const touches = movesOf(legal, verb).map((move): [string, Touch] => {
    const card = move.words[0] ?? "";
    return [card, { choose: toggled(chosen, card, most) }];
  });
  return new Map(touches);
}

function toggled(chosen: readonly string[], card: string, most: number): readonly string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen, card].slice(-most);
}

/** Two tiles lie open: which of them is to be staked? */
function looked(legal: readonly string[], chosen: readonly string[]): Touches {
  const tiles = new Set(movesOf(legal, "stake").flatMap(tilesOf));
  if (tiles.size < 2) return NONE;
  return new Map([...tiles].map((tile) => [tile, { choose: chosen[0] === tile ? [] : [tile] }]));
}

// A turn of prospecting: first a card of the trip, then a tile

function onTurn(legal: readonly string[], chosen: readonly string[]): Touchable | null {
  const armed = armedCard(legal, chosen);
  if (armed === null) return null;
  const moves = legal.map(parse).filter((move) => cardOf(move) === armed);
  return {
    tiles: tileTouches(armed, moves, chosen),
    cards: new Map(usable(legal).map((card) => [card, { choose: [card] }])),
    lots: NONE,
    discards: swaps(armed, moves, chosen),
    armed,
    picked: new Set(chosen.slice(1)),
  };
}

/** The cards of the trip for which there is a move. */
function usable(legal: readonly string[]): readonly string[] {
  const cards = legal.map((text) => cardOf(parse(text)));
  return [...new Set(cards)].filter((card): card is string => card !== null);
}

/** The card that was touched; else the first that can be used, a Joker last. */
export function armedCard(legal: readonly string[], chosen: readonly string[]): string | null {
  const cards = usable(legal);
  const touched = cards.find((card) => card === chosen[0]);
  return touched ?? cards.find((card) => !isJoker(card)) ?? cards[0] ?? null;
}

export function isJoker(card: string): boolean {
  return card.startsWith("*");
}

function tileTouches(card: string, moves: readonly Move[], chosen: readonly string[]): Touches {
  const touches = new Map<string, Touch>();
  for (const move of moves) {
    if (move.verb === "use") touches.set(tilesOf(move)[0] ?? "", { move: move.text });
    if (move.verb === "double") pairTouches(touches, card, move, chosen[1]);
    if (move.verb === "jump" || move.verb === "move") {
      const [tile = ""] = tilesOf(move);
      touches.set(tile, { choose: chosen[1] === tile ? [card] : [card, tile] });
    }
  }
  return touches;
}

/** One tile of a pair, then one of its neighbours. */
function pairTouches(
  touches: Map<string, Touch>,
  card: string,
  move: Move,
  first: string | undefined,
): void {
  const tiles = tilesOf(move);
  if (first === undefined) tiles.forEach((tile) => touches.set(tile, { choose: [card, tile] }));
  else if (tiles.includes(first)) {
    touches.set(first, { choose: [card] });
    touches.set(tiles.find((tile) => tile !== first) ?? "", { move: move.text });
  }
}

function swaps(joker: string, moves: readonly Move[], chosen: readonly string[]): Touches {
  const cards = moves.filter((move) => move.verb === "swap").map((move) => move.words[1] ?? "");
  return new Map(
    cards.map((card) => [card, { choose: chosen[1] === card ? [joker] : [joker, card] }]),
  );
}

/** The moves that the chosen cards stand for, one after the other. */
export function plan(ask: Ask, me: Player, chosen: readonly string[]): readonly string[] {
  const cards = chosen.filter((one) => one !== GO);
  const { legal } = ask;
  if (has(legal, "pay")) return cards.map((card) => `pay ${card}`);
  if (has(legal, "select") || has(legal, "ready")) {
    const isFull = me.chosen.length + cards.length >= TRIP.most;
    return [...cards.map((card) => `select ${card}`), ...(isFull ? [] : ["ready"])];
  }
  const isFull = me.kept.length + cards.length >= KEPT.most;
  return [...cards.map((card) => `keep ${card}`), ...(isFull ? [] : ["enough"])];
}
