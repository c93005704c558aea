/** What a screen needs to know of a table, from the messages of its socket. Pure. */
import type {
  AdviceLine,
  Ask,
  ChatLine,
  Entrance,
  ErrorTold,
  Event,
  Greeting,
  Hears,
  News,
  Player,
  Request,
  TimeLeft,
  Update,
  View,
} from "../wire/types.ts";
import type { Sent } from "../wire/line.ts";
import type { Scene } from "./scenes.ts";

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly state: Greeting["state"];
  readonly seats: number;
  readonly options: Greeting["options"];
  readonly players: readonly Player[];
  readonly clock: Greeting["clock"];
  readonly isPublic: boolean;
  readonly hints: boolean;
  /** May who comes later take the seat of a bot? */
  readonly late: boolean;
  /** Where whoever runs the table sits. */
  readonly opener: number | null;
  /** What lets others in; null for who only looks on. */
  readonly entrance: Entrance | null;
  readonly commitment: string;
  /** Seats that this viewer speaks for; none: an onlooker. */
  readonly yours: readonly number[];
  /** So many screens show the table to all. */
  readonly screens: number;
  readonly view: View | null;
  readonly ask: Ask | null;
  readonly log: readonly News[];
  readonly requests: readonly Request[];
  readonly chat: readonly ChatLine[];
  readonly time: Time | null;
  readonly rematch: string | null;
  /** The table whose cards are dealt again. */
  readonly deal: string | null;
  /** What a search thinks of the question that is open. */
  readonly advice: readonly AdviceLine[] | null;
  /** The move that is on its way; it is not asked for twice. */
  readonly playing: string | null;
  /** The newest refusal, until it is put away. */
  readonly fault: ErrorTold | null;
}

/** The clocks, and when they were read (milliseconds of this machine). */
export interface Time extends TimeLeft {
  readonly at: number;
}

/** A message is heard, perhaps as an answer. Before the welcome there is no table. */
export function hear(
  table: Table | null,
  message: Hears,
  asked: Sent | null,
  now: number,
): Table | null {
  if ("welcome" in message) return welcomed(table, message.welcome, now);
  if (table === null) return null;
  if ("re" in message) return answered(table, message, asked);
  if ("news" in message) return updated(table, message, now);
  if ("state" in message) return { ...table, state: message.state };
  if ("screens" in message) return { ...table, screens: message.screens };
  if ("entrance" in message)
    return { ...table, entrance: message.entrance, opener: message.opener };
  if ("players" in message) return { ...table, players: message.players };
  if ("request" in message) return { ...table, requests: withRequest(table, message.request) };
  if ("chat" in message) return { ...table, chat: [...table.chat, message.chat] };
  if ("rematch" in message) return { ...table, rematch: message.rematch };
  return table;
}

/** A line that comes back hears only what is new; the older news are here. */
function welcomed(before: Table | null, told: Greeting, now: number): Table {
  const first = told.log[0]?.n ?? told.n + 1;
  const known = before?.log.filter((one) => one.n < first) ?? [];
  return {
    id: told.table,
    game: told.game,
    state: told.state,
    seats: told.seats,
    options: told.options,
    players: told.players,
    clock: told.clock,
    isPublic: told.public,
    hints: told.hints,
    late: told.late,
    opener: told.opener,
    entrance: told.entrance,
    screens: told.screens,
    commitment: told.commitment,
    yours: told.yours,
    view: told.view,
    ask: told.ask,
    log: [...known, ...told.log],
    requests: told.requests,
    chat: told.chat,
    time: timed(told.time, now),
    rematch: told.rematch,
    deal: told.deal,
    advice: null,
    playing: before?.playing ?? null,
    fault: null,
  };
}

function updated(table: Table, told: Update, now: number): Table {
  const isSame = table.ask?.seat === told.ask?.seat && table.ask?.decision === told.ask?.decision;
  return {
    ...table,
    log: [...table.log, ...told.news],
    view: told.view,
    ask: told.ask,
    time: timed(told.time, now),
    advice: isSame ? table.advice : null,
    playing: isSame ? table.playing : null,
    requests: table.requests.filter((one) => one.state === "open"),
  };
}

function timed(time: TimeLeft | null, now: number): Time | null {
  return time && { ...time, at: now };
}

function withRequest(table: Table, request: Request): readonly Request[] {
  return [...table.requests.filter((one) => one.id !== request.id), request];
}

type Answer = Extract<Hears, { re: number | null }>;

function answered(table: Table, message: Answer, asked: Sent | null): Table {
  if ("error" in message) {
    return { ...table, fault: message.error, playing: asked?.do === "move" ? null : table.playing };
  }
  return "advice" in message ? { ...table, advice: message.advice } : table;
}

/** A move is on its way. */
export function sendOff(table: Table, move: string): Table {
  return { ...table, playing: move, advice: null, fault: null };
}

/** The refusal was read. */
export function putAway(table: Table): Table {
  return { ...table, fault: null };
}

/**
 * The table as of the scene that is shown: what is not yet shown is neither told nor asked. What
 * people do beside the game (chat, requests, clocks, coming and going) is told at once.
 */
export function shownAt(table: Table, scene: Scene | null, isBehind: boolean): Table {
  if (!scene || !isBehind) return table;
  const log = table.log.filter((one) => one.n <= scene.upTo);
  const state = table.state === "over" ? "playing" : table.state;
  return { ...table, state, log, view: scene.view, ask: null, advice: null };
}

/** What a game wants to be remembered by people alone. */
export type Forgets = (told: readonly Event[], view: View) => ReadonlySet<Event>;

/** The table without the words of what the page must not remember. */
export function remembered(table: Table, forgets: Forgets | undefined): Table {
  if (!forgets || !table.view) return table;
  const gone = forgets(
    table.log.flatMap((one) => one.events),
    table.view,
  );
  return gone.size === 0 ? table : { ...table, log: table.log.map((one) => without(one, gone)) };
}

/** A piece of news without some of its sentences; all of them, where they cannot be told apart. */
export function without(news: News, gone: ReadonlySet<Event>): News {
  if (!news.events.some((one) => gone.has(one))) return news;
  const isEach = news.text.length === news.events.length;
  const isTold = (_: string, i: number) => isEach && !news.events.slice(i, i + 1).some(isGone);
  const isGone = (one: Event) => gone.has(one);
  return { ...news, text: news.text.filter(isTold) };
}

/** The seat this viewer speaks for: the one that is asked, else the lowest. */
export function mySeat(table: Table): number | null {
  return table.ask?.seat ?? table.yours[0] ?? null;
}

/** Against bots without a clock nobody is kept waiting: they show what they do when it is seen. */
export function waitsForReaders(table: Table): boolean {
  const isBot = (one: Player) => one.kind !== "person" || table.yours.includes(one.seat);
  return table.clock === null && table.players.every(isBot);
}

/** Has this viewer decided anything that could be taken back? */
function hasMoved(table: Table): boolean {
  return table.log.some((news) => news.who !== "*" && table.yours.includes(news.who));
}

/** May a move be asked back? Not while one is, and not after the end. */
export function canUndo(table: Table): boolean {
  const isAsked = table.requests.some((one) => one.state === "open");
  return table.state === "playing" && !table.view?.result && !isAsked && hasMoved(table);
}

/** Seconds left of a seat's clock. */
export function secondsLeft(time: Time, seat: number, now: number): number {
  const left = time.left[seat] ?? 0;
  return time.running.includes(seat) ? Math.max(0, left - (now - time.at) / 1000) : left;
}
