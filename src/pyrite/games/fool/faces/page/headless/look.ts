/** What is drawn of a view. Pure. */
import type { Row, Say, Sound } from "$page/games/board.ts";
import { LOW_TOTAL } from "../box.ts";
import { deckSize, faceOf, isShed, worstFirst } from "./cards.ts";
import type { Card, Colour, Event, LastTrick, Trick, View } from "../types.ts";

/** What is to be said of a card in a trick. */
export type Mark = "led" | "shed" | "wins" | "worst" | "won" | "befooled";

/** A seat's place around the table. */
export interface Spot {
  readonly seat: number;
  readonly isMine: boolean;
  readonly isTurn: boolean;
  readonly sitsOut: boolean;
  /** Cards in hand. */
  readonly count: number;
  readonly card: Card | null;
  readonly marks: readonly Mark[];
}

export interface Look {
  /** Clockwise from the viewer's left, the viewer last; an onlooker sees seat 0 first. */
  readonly spots: readonly Spot[];
  /** No card of the new trick lies there yet: the last one still does. */
  readonly isResting: boolean;
  /** The last trick beside the present one. */
  readonly last: LastTrick | null;
  readonly hand: readonly HandCard[];
}

export interface HandCard {
  /** Another for each card, the second 1 too. */
  readonly id: string;
  readonly card: Card;
}

export function look(view: View): Look {
  const isResting = restsFrom(view);
  const shown: Trick = isResting && view.last_trick ? view.last_trick : view.trick;
  const marks = isResting ? judged(view.last_trick) : standing(view.trick, view.discs);
  const spots = order(view).map((seat) => ({
    seat,
    isMine: seat === view.viewer,
    isTurn: view.turn === seat,
    sitsOut: !!view.players[seat]?.sits_out,
    count: view.players[seat]?.cards ?? 0,
    card: shown.cards.find((one) => one.seat === seat)?.card ?? null,
    marks: marks(seat),
  }));
  return { spots, isResting, last: isBegun(view) ? view.last_trick : null, hand: handOf(view) };
}

function order(view: View): readonly number[] {
  const first = view.viewer + 1;
  return view.players.map((_, i) => (first + i) % view.seats);
}

/** Has a trick of this round been played? */
function isBegun(view: View): boolean {
  if (!view.last_trick) return false;
  if (view.phase !== "trick") return true;
  const held = view.players.reduce((sum, one) => sum + one.cards, 0);
  return held + view.trick.cards.length < deckSize(view.deck);
}

function restsFrom(view: View): boolean {
  return view.trick.cards.length === 0 && isBegun(view);
}

type Marks = (seat: number) => readonly Mark[];

/** A trick as the server judged it. */
function judged(trick: LastTrick | null): Marks {
  return (seat) => {
    if (!trick) return [];
    const marks: Mark[] = [];
    if (trick.winner === seat) marks.push("won");
    if (trick.befooled.includes(seat)) marks.push("befooled");
    return marks;
  };
}

/** A trick so far. A card alone is neither best nor worst. */
function standing(trick: Trick, discs: number): Marks {
  const ranked = worstFirst(trick).map((one) => one.seat);
  const worst = ranked.slice(0, Math.min(discs, ranked.length - 1));
  return (seat) => {
    const card = trick.cards.find((one) => one.seat === seat)?.card;
    if (!card) return [];
    const marks: Mark[] = seat === trick.leader ? ["led"] : [];
    if (isShed(trick, card)) marks.push("shed");
    if (ranked.length > 1 && ranked.at(-1) === seat) marks.push("wins");
    if (worst.includes(seat)) marks.push("worst");
    return marks;
  };
}

function handOf(view: View): readonly HandCard[] {
  return view.hand.map((card, i) => ({
    id: `${view.round.number}-${card}-${i - view.hand.indexOf(card)}`,
    card,
  }));
}

/** A card in words. */
export function cardText(card: Card, say: Say): string {
  const { colour, value } = faceOf(card);
  return say("card", { colour: colour ?? "none", n: value });
}

export function facts(view: View, say: Say): readonly string[] {
  const round =
    view.rounds === "single" ? say("board-single") : say("board-round", { ...view.round });
  return [round, say("fool-discs", { n: view.discs })];
}

/** Without the signs of colours: they stand beside their words. */
export function spoken(text: string): string {
  return text.replace(/ [▲●✚■]/g, "");
}

/** How far a total is on its way down, from 0 to 1. */
export function lowness(total: number): number {
  return Math.min(1, Math.max(0, total / LOW_TOTAL));
}

/** Points with a real minus sign. */
export function pointsText(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0";
}

/** Totals carry no plus. */
export function totalText(total: number): string {
  return total < 0 ? `−${-total}` : `${total}`;
}

export function sound(event: Event): Sound | null {
  switch (event.key) {
    case "event-play":
      return "card";
    case "event-deal":
      return "flip";
    case "event-befooled":
      return "sigh";
    case "event-emptied":
      return "coin";
    default:
      return null;
  }
}

/** What the totals came from. */
export function breakdown(view: View, say: Say): readonly Row[] {
  const last = view.last_round ?? [];
  const before = view.players.map((one, i) => one.total - (last[i]?.points ?? 0));
  const rows: Row[] = [
    { label: say("fool-before"), values: before.map(totalText) },
    { label: say("fool-left"), values: last.map((one) => one.left.length) },
    { label: say("fool-points"), values: last.map((one) => pointsText(one.points)) },
    { label: say("board-total"), values: view.players.map((one) => totalText(one.total)) },
  ];
  return view.rounds === "single" ? rows.slice(1, 3) : rows;
}

export type { Card, Colour };
