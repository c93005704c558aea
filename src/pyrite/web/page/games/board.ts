/**
 * The door between the page and a game's folder (`games/<game>/faces/page`): what the folder gives
 * to the frame, and what it may use. A folder imports this file, what lies beside it for boards
 * (`flying.ts`, and `test_tables.ts` for tests) and the shared `pieces/`; nothing else of the page.
 * `docs/page.md` shows how to add one.
 */
import type { Component } from "svelte";
import type { Sound } from "../sound.ts";
import type { Scene } from "../table/scenes.ts";
import type { AdviceLine, Ask, Event, View } from "../wire/types.ts";
import type { Say } from "../words/say.ts";

export { roam } from "../arrows.ts";
export { DURATION } from "../motion.ts";
export type { AdviceLine, Ask, Say, Scene, Sound };

export type Colour = "red" | "blue" | "green" | "yellow" | "purple";

/** Everything a board may know and do. It holds no rule: what is legal stands in `ask`. */
export interface BoardProps<V = View, E = Event> {
  /** What to draw now, and what has just happened. A moment is followed by the settled view. */
  readonly scene: Scene<V, E>;
  /** The question of this very scene, with all legal moves; null when others are to speak. */
  readonly ask: Ask | null;
  /** What was touched and not yet played, as texts of the board's own; emptied with each ask. */
  readonly chosen: readonly string[];
  /** What a search thinks, most visited first, if it was asked. */
  readonly advice: readonly AdviceLine[] | null;
  /** Seats of this viewer; none: an onlooker. */
  readonly yours: readonly number[];
  /** By seat, as the viewer is spoken to. */
  readonly names: readonly string[];
  readonly say: Say;
  readonly settings: BoardSettings;
  /** Play one of `ask.legal`. */
  readonly play: (move: string) => void;
  readonly choose: (chosen: readonly string[]) => void;
  /** A big screen shows the table: what is one's own comes first here. */
  readonly isHand?: boolean;
  /** Show all that a seat shows in public. */
  readonly touch: (seat: number) => void;
  /** Something that is read lies over the board, or no longer does: bots wait with what they do. */
  readonly read: (isReading: boolean) => void;
}

export interface BoardSettings {
  /** False: places change at once, a new face fades in. */
  readonly moves: boolean;
}

/** What is asked, in one sentence; why; and the buttons of the action bar. */
export interface Asking {
  readonly sentence: string;
  readonly why?: string;
  readonly buttons: readonly Button[];
}

/** Plays a move, or changes what is chosen. */
export interface Button {
  readonly label: string;
  readonly move?: string;
  readonly choose?: readonly string[];
  readonly isMain?: boolean;
  readonly isPressed?: boolean;
}

/** What most parts of a board are given. */
export interface ViewProps<V = View> {
  readonly view: V;
  /** By seat, as the viewer is spoken to. */
  readonly names: readonly string[];
  readonly say: Say;
}

export interface SeatProps<V = View> extends ViewProps<V> {
  readonly seat: number;
}

export interface OpenProps<V = View> {
  /** By seat, what its own view shows where an onlooker's shows nothing: a hand. */
  readonly own: readonly Partial<V>[];
  readonly names: readonly string[];
  readonly say: Say;
}

/** A game's folder: the default export of its `index.ts`, loaded when it is played. */
export interface GameFolder<V = View, E = Event> {
  readonly Board: Component<BoardProps<V, E>>;
  /** The public counts of a seat, in its plate: some small spans. */
  readonly Stats: Component<SeatProps<V>>;
  /** All that a seat shows in public, in a sheet. */
  readonly Details?: Component<SeatProps<V>>;
  /** In a replay with all eyes: what the view has no place for, below the board. */
  readonly Open?: Component<OpenProps<V>>;
  /** A reminder beside the board, where there is room. */
  readonly Key?: Component<{ readonly view: V; readonly say: Say }>;
  /** In a review: what lies hidden from everybody, laid open; dark what nobody could know. */
  readonly Beneath?: Component<BeneathProps<V>>;
  /** The sign of a seat; null: its monogram. There is no view before the start. */
  readonly sign: (seat: number, seats: number, view: V | null) => Colour | null;
  /** What is to be said of a seat now, in a few words beside its name. */
  readonly status?: (view: V, seat: number, say: Say) => string;
  /** Names of sides at which nobody sits, after the seats. */
  readonly sides?: (view: V) => readonly string[];
  /** For the top bar; the phase first. */
  readonly facts: (view: V, say: Say) => readonly string[];
  readonly asks: (
    view: V,
    ask: Ask,
    chosen: readonly string[],
    say: Say,
    names: readonly string[],
  ) => Asking;
  readonly sound: (event: E) => Sound | null;
  /** Is this looked at for as long as a pair of cards, before what follows is shown? */
  readonly lingers?: (event: E) => boolean;
  /** A sentence as it is read aloud, where it shows more than words: `7♦`. */
  readonly spoken?: (text: string, say: Say) => string;
  /** Of all that was told, in order: what is to be remembered by people, and not by the page. */
  readonly forgets?: (told: readonly E[], view: V) => ReadonlySet<E>;
  /** Does a view hold what only its own seat may see? People at one screen hand it over then. */
  readonly hides?: (view: V) => boolean;
  /** Why one of two with the same score has won; asked only where that was so. */
  readonly tie?: (view: V, winner: number, rival: number, say: Say) => string;
  /** What made up the result, by seat, for the end; rows of words and numbers. */
  readonly breakdown?: (view: V, say: Say) => readonly Row[];
}

export interface BeneathProps<V = View> {
  readonly view: V;
  /** What was done and drawn until now, as the record has it: `deal g1 r2 …`, `flip a1`. */
  readonly texts: readonly string[];
  readonly say: Say;
}

export interface Row {
  readonly label: string;
  readonly values: readonly (string | number)[];
}

/** Before it is played: the default export of `cover.ts`. Title and pitch are in its words. */
export interface Cover<V = View> {
  /** Which symbol stands for the game in lists. */
  readonly emblem: string;
  /** What is drawn inside an SVG of 280 by 168. */
  readonly Art: Component;
  /** How far a game has come, for who may go on with it; `say` knows the cover's words. */
  readonly progress?: (view: V, say: Say) => Progress;
}

export interface Progress {
  /** In a few words. */
  readonly text: string;
  /** From 0 to 1. */
  readonly share: number;
}

/**
 * Pieces that pictures in the rules show: the default export of `pieces.ts`. In the word
 * `mine:3:Gold`, `mine` is a kind, and the rest is what it draws.
 */
export type PieceKinds = Readonly<Record<string, (words: readonly string[]) => Piece>>;

export interface Piece {
  readonly Drawn: Component<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A piece with what its component needs. */
export function piece<P extends object>(Drawn: Component<P>, props: P): Piece {
  return { Drawn, props } as unknown as Piece;
}

/** A title in a picture's word, which has no spaces. */
export function titleIn(word = ""): string {
  return word.replaceAll("_", " ");
}

/** As many chimes as there are nuggets, and no more than four. */
export function chimes(n: number): Sound {
  return `chime${Math.min(4, Math.max(1, n)) as 1 | 2 | 3 | 4}`;
}

/** Says that a folder fits the frame, with its own view and events. */
export function gameFolder<V, E>(folder: GameFolder<V, E>): GameFolder {
  return folder as unknown as GameFolder;
}
