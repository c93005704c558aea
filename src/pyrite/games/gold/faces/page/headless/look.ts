/** What a view of Gold looks like: cells, faces, where cards are strewn. Pure. */
import type { Colour, Row, Say, Scene } from "$page/games/board.ts";
import type { Card, Event, Place, View } from "../types.ts";

export const SIDE = 8;

/** What is printed on a card. */
export interface Face {
  readonly kind: "gold" | "dynamite" | "miner";
  readonly colour: Colour | null;
  /** Nuggets, or strength. */
  readonly n: number;
}

/** A place of the table. What is known lies face down, but was seen and may be shown. */
export interface Cell {
  readonly place: Place;
  readonly state: "gone" | "down" | "known" | "up";
  readonly face: Face | null;
}

const MINERS: Readonly<Record<string, Colour>> = {
  r: "red",
  b: "blue",
  n: "green",
  y: "yellow",
  p: "purple",
};

/** The face that a text such as `r4` means; nothing for a back or an empty place. */
export function faceOf(card: Card): Face | null {
  if (card === "" || card === "?") return null;
  if (card === "x") return { kind: "dynamite", colour: null, n: 0 };
  const colour = MINERS[card.charAt(0)] ?? null;
  return { kind: colour ? "miner" : "gold", colour, n: Number(card.slice(1)) };
}

/** All places, row by row. */
export function cellsOf(view: View): readonly Cell[] {
  const places = Object.keys(view.cards) as Place[];
  return places.map((place) => ({ place, ...shownAt(view, place) }));
}

function shownAt(view: View, place: Place): Pick<Cell, "state" | "face"> {
  const card = view.cards[place];
  const face = faceOf(card);
  if (card === "") return { state: "gone", face };
  if (view.up.includes(place)) return { state: "up", face };
  return { state: face ? "known" : "down", face };
}

/** A cell in words: “c4, face down”. */
export function cellText(cell: Cell, say: Say): string {
  const face = cell.face ? faceText(cell.face, say) : "";
  return say(`cell-${cell.state}`, { place: cell.place, face });
}

export function faceText(face: Face, say: Say): string {
  return say("cell-face", { kind: face.kind, colour: face.colour ?? "none", n: face.n });
}

/** How a card lies in its cell, from -1 to 1 each: across, down, turned, lighter. */
export interface Lie {
  readonly across: number;
  readonly down: number;
  readonly turn: number;
  readonly light: number;
}

const STRAIGHT: Lie = { across: 0, down: 0, turn: 0, light: 0 };

/** It comes from the place alone, never from the card. */
export function lieOf(layout: View["layout"], place: string): Lie {
  if (layout === "grid") return STRAIGHT;
  const [across, down, turn, light] = [1, 2, 3, 4].map((salt) => hash(place, salt));
  return { across: across ?? 0, down: down ?? 0, turn: turn ?? 0, light: light ?? 0 };
}

/** A number from -1 to 1 that looks like chance (FNV-1a, stirred once more). */
function hash(text: string, salt: number): number {
  let sum = 2166136261 ^ (salt * 0x9e3779b1);
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619);
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
  return ((sum ^ (sum >>> 13)) >>> 0) / 2 ** 31 - 1;
}

/**
 * What a scene tells on the table, in the words of the log: what came of the cards that lie open,
 * and, when they are gone, that the gold rush began or a game ended.
 */
export function told(
  scene: Pick<Scene<View, Event>, "events" | "texts" | "stage">,
): string | undefined {
  return scene.texts[scene.events.findIndex((one) => TOLD[scene.stage].has(one.key))];
}

type Keys = readonly Event["key"][];
const OUTCOMES: Keys = ["event-carried", "event-dynamite", "event-duel", "event-nothing"];
const RUSH_OUTCOMES: Keys = ["event-rush-gold", "event-rush-other"];
const TURNS: Keys = ["event-rush-few", "event-rush-stalemate", "event-rush-quiet"];
const TOLD: Readonly<Record<"moment" | "settled", ReadonlySet<string>>> = {
  moment: new Set([...OUTCOMES, ...RUSH_OUTCOMES]),
  settled: new Set([...TURNS, "event-game-over"]),
};

/** Nuggets that only their owner sees. */
export function isPrivate(view: View, seat: number): boolean {
  return view.viewer === seat && !view.memory_aid && view.result === null;
}

/** Before there is a nugget nobody has a secret. */
export function hides(view: View): boolean {
  return isPrivate(view, view.viewer) && (view.players[view.viewer]?.nuggets ?? 0) > 0;
}

/** The first colour of a seat is its sign; with two seats each has another one. */
export function sign(seat: number, seats: number, view: View | null): Colour | null {
  const usual: readonly Colour[] = ["red", "blue", "green", "yellow", "purple"];
  return view?.players[seat]?.colours[0] ?? (seat < seats ? (usual[seat] ?? null) : null);
}

export function facts(view: View, say: Say): readonly string[] {
  const aid = say(view.memory_aid ? "fact-aid" : "fact-no-aid");
  const { number, of } = view.game;
  const match = of > 1 ? [say("board-game", { number, of })] : [];
  return [say(`fact-${view.phase}`), ...match, say(`option-layout-${view.layout}`), aid];
}

/** What made up the result. */
/** G5.1, G5.2: more gold cards; in a match, the last game. */
export function tie(view: View, winner: number, rival: number, say: Say): string {
  const [won, lost] = [view.players[winner], view.players[rival]];
  if (view.game.of > 1) return say("tie-last", { n: won?.nuggets ?? 0, m: lost?.nuggets ?? 0 });
  return say("tie-cards", { n: won?.cards ?? 0, m: lost?.cards ?? 0 });
}

export function breakdown(view: View, say: Say): readonly Row[] {
  const nuggets = view.players.map((one) => one.nuggets ?? "?");
  const cards = { label: say("board-cards"), values: view.players.map((one) => one.cards) };
  if (view.game.of === 1) return [{ label: say("nuggets"), values: nuggets }, cards];
  const totals = view.players.map((one) => one.total);
  const earlier = view.players.map((one) => one.total - (one.nuggets ?? 0));
  return [
    { label: say("earlier-games"), values: earlier },
    { label: say("last-game"), values: nuggets },
    { label: say("board-total"), values: totals },
  ];
}
