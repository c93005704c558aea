/** What a screen needs to know of a table, from the messages of its socket. Pure. */
import type {
  AdviceLine,
  Ask,
  ChatLine,
  ErrorTold,
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
  readonly commitment: string;
  /** Seats that this viewer speaks for; none: an onlooker. */
  readonly yours: readonly number[];
  readonly view: View | null;
  readonly ask: Ask | null;
  readonly log: readonly News[];
  readonly requests: readonly Request[];
  readonly chat: readonly ChatLine[];
  readonly time: Time | null;
  readonly rematch: string | null;
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
    commitment: told.commitment,
    yours: told.yours,
    view: told.view,
    ask: told.ask,
    log: [...known, ...told.log],
    requests: told.requests,
    chat: told.chat,
    time: timed(told.time, now),
    rematch: before?.rematch ?? null,
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

/** The seat this viewer speaks for: the one that is asked, else the lowest. */
export function mySeat(table: Table): number | null {
  return table.ask?.seat ?? table.yours[0] ?? null;
}

/** Has this viewer decided anything that could be taken back? */
export function hasMoved(table: Table): boolean {
  return table.log.some((news) => news.who !== "*" && table.yours.includes(news.who));
}

/** Seconds left of a seat's clock. */
export function secondsLeft(time: Time, seat: number, now: number): number {
  const left = time.left[seat] ?? 0;
  return time.running.includes(seat) ? Math.max(0, left - (now - time.at) / 1000) : left;
}
