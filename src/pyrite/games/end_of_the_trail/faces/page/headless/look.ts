/** View → what to draw. Pure. */
import type { Colour, Row, Say } from "$page/games/board.ts";
import { COLUMNS, HANDS } from "../box.ts";
import { rangeOf, ROWS_DOWN } from "./printed.ts";
import type { Phase, Player, Seat, Tile, TileText, View } from "../types.ts";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export function sign(side: number): Colour | null {
  return COLOURS[side] ?? null;
}

/** The viewer's own side; none for an onlooker. */
export function mine(view: View): Player | null {
  return view.players[view.viewer] ?? null;
}

/** The Argonauts. */
export function sides(view: View): readonly string[] {
  return view.players.flatMap((one) => one.argonaut ?? []);
}

/** A seat's name, or an Argonaut's. */
export function nameOf(view: View, side: Seat, names: readonly string[]): string {
  return names[side] ?? view.players[side]?.argonaut ?? "";
}

// The auction

/** Who made the last bid: whoever pays, or has it; null: nobody that can be told. */
export function leader(view: View): Seat | null {
  const { auction } = view;
  if (!auction || auction.bid === null) return null;
  if (auction.due !== null) return view.turn;
  if (view.seats === 1) return outbidder(view, auction.bid) ?? 0;
  return lastBidder(view, auction.in);
}

/** What the leader has offered. */
export function priceOf(view: View): number {
  const first = leader(view);
  const offer = first === null ? null : view.players[first]?.offer;
  return offer ?? view.auction?.bid ?? 0;
}

function outbidder(view: View, bid: number): Seat | null {
  const best = Math.max(...view.players.map((one) => one.offer ?? -1));
  return best > bid ? (view.players.find((one) => one.offer === best)?.seat ?? null) : null;
}

/** Bidding goes round among those who are in: the last of them before who is to speak. */
function lastBidder(view: View, seats: readonly Seat[]): Seat | null {
  const at = seats.indexOf(view.turn ?? -1);
  return at < 0 ? null : (seats[(at + seats.length - 1) % seats.length] ?? null);
}

// Prospecting

/** The sides in the order in which they travel. */
export function onTrail(view: View): readonly Player[] {
  return view.order.flatMap((seat) => view.players[seat] ?? []);
}

// The trail: where the game is

export interface Step {
  readonly key: string;
  readonly state: "past" | "now" | "next";
}

export interface TrailLook {
  /** Null when all rounds are over. */
  readonly round: number | null;
  readonly of: number;
  readonly steps: readonly Step[];
  /** Rounds to come. */
  readonly coming: readonly number[];
  /** What each of them will have. */
  readonly parts: readonly string[];
}

const ROUND: readonly Phase[] = ["auction", "selecting", "prospecting", "gambling"];
export const ENDING: readonly Phase[] = ["showdown", "final", "over"];

/** Only Jokers are exchanged before hands are shown. */
function endingOf(view: View): readonly Phase[] {
  return view.jokers ? ENDING : ENDING.slice(1);
}

export function trail(view: View): TrailLook {
  const { number, of } = view.round;
  const isEnding = ENDING.includes(view.phase);
  const isBegin = view.phase === "setup" || view.phase === "hole";
  const phases = isEnding ? endingOf(view) : isBegin ? (["hole", ...ROUND] as const) : ROUND;
  const now = view.phase === "setup" ? 0 : phases.indexOf(view.phase);
  const state = (i: number) => (i < now ? "past" : i === now ? "now" : "next");
  const left = isEnding ? 0 : of - Math.max(number, 1);
  return {
    round: isEnding ? null : Math.max(number, 1),
    of,
    steps: phases.map((key, i) => ({ key, state: state(i) })),
    parts: ROUND,
    coming: Array.from({ length: left }, (_, i) => of - left + i + 1),
  };
}

// The land

export interface PieceLook {
  readonly kind: "tent" | "camp" | "prospector";
  readonly seat: Seat;
}

export interface TileLook {
  readonly place: string;
  readonly tile: Tile;
  readonly range: string;
  readonly pieces: readonly PieceLook[];
  readonly isClaimed: boolean;
  /** Somebody looks at it now. */
  readonly isInSight: boolean;
  /** The viewer's own prospector stands here. */
  readonly isMine: boolean;
}

/** Row 4 first, as it lies on the table. */
export function land(view: View): readonly (readonly TileLook[])[] {
  const columns = [...COLUMNS].slice(0, view.columns);
  return ROWS_DOWN.map((row) =>
    columns.map((column) => tileLook(view, `${column}${row}` as TileText)),
  );
}

function tileLook(view: View, place: TileText): TileLook {
  const tile = view.land[place];
  return {
    place,
    tile,
    range: tile.kind ? rangeOf(tile.kind) : "",
    pieces: pieces(tile),
    isClaimed: tile.tents.length > 0 || tile.camp !== null,
    isInSight: !!view.looking?.tiles.includes(place),
    isMine: tile.prospectors.includes(view.viewer),
  };
}

function pieces(tile: Tile): readonly PieceLook[] {
  return [
    ...tile.prospectors.map((seat) => ({ kind: "prospector", seat }) as const),
    ...tile.tents.map((seat) => ({ kind: "tent", seat }) as const),
    ...(tile.camp === null ? [] : [{ kind: "camp", seat: tile.camp } as const]),
  ];
}

/** “b1, mountain, 5 gold, known to you, your prospector”. */
export function tileText(view: View, look: TileLook, names: readonly string[], say: Say): string {
  const { tile, place } = look;
  const gold = tile.gold === null ? "tile-unknown" : view.result ? "tile-gold" : "tile-known";
  const standing = look.pieces.map((piece) =>
    say(piece.seat === view.viewer ? `own-${piece.kind}` : `other-${piece.kind}`, {
      name: nameOf(view, piece.seat, names),
    }),
  );
  const others = tile.looked.map((seat) => nameOf(view, seat, names)).join(say("comma"));
  const parts = [
    place,
    tile.kind ? say(`kind-${tile.kind}`) : "",
    say(gold, { gold: tile.gold ?? 0, range: look.range }),
    ...standing,
    tile.looked.length > 0 ? say("tile-looked", { names: others }) : "",
  ];
  return parts.filter((part) => part !== "").join(say("comma"));
}

export interface LastLook {
  readonly tile: string;
  /** Null where the viewer must remember it. */
  readonly gold: number | null;
}

/** What the next look is measured by: the tile of the viewer's own prospector. */
export function lastLook(view: View): LastLook | null {
  const place = view.phase === "prospecting" ? mine(view)?.prospector : null;
  return place ? { tile: place, gold: view.land[place].gold } : null;
}

// The end

/** Gold of a side's land and of its hand. */
export function goldOf(view: View, side: Seat): { readonly land: number; readonly hand: number } {
  const hand = view.players[side]?.best?.gold ?? 0;
  const tiles = Object.values(view.land);
  const own = tiles.filter((tile) => tile.tents.includes(side) || tile.camp === side);
  return { land: own.reduce((sum, tile) => sum + (tile.gold ?? 0), 0), hand };
}

/** Sides from the most gold to the least; of equal ones the better kind of hand. */
export function ranked(view: View): readonly Player[] {
  const strength = (one: Player) => HANDS.indexOf(one.best?.hand ?? "high-card");
  const score = (one: Player) => view.result?.scores[one.seat] ?? 0;
  return [...view.players].sort((a, b) => score(b) - score(a) || strength(b) - strength(a));
}

/** ET7.5: the better hand. */
export function tie(view: View, winner: Seat, rival: Seat, say: Say): string {
  const named = (side: Seat) => say(`hand-${view.players[side]?.best?.hand ?? "high-card"}`);
  const values = { hand: named(winner), other: named(rival) };
  return say(values.hand === values.other ? "tie-hand-kind" : "tie-hand", values);
}

export function breakdown(view: View, say: Say): readonly Row[] {
  const sides = view.players.map((one) => goldOf(view, one.seat));
  const hands = view.players.map((one) => (one.best ? say(`hand-${one.best.hand}`) : "–"));
  return [
    { label: say("gold-land"), values: sides.map((one) => one.land) },
    { label: say("gold-hand"), values: sides.map((one) => one.hand) },
    { label: say("board-poker"), values: hands },
  ];
}
