/**
 * The line to a table as a small state machine: what comes in gives a new line and what to do.
 * Nothing here knows a socket, a clock or a screen.
 */
import type { Bye, Hears, Says } from "./types.ts";

/** What is added to chance before the start; or that this is a screen for all to see. */
export type HelloPart = Pick<Extract<Says, { do: "hello" }>, "salt" | "commit" | "screen">;

export type Stage = "connecting" | "live" | "away" | "ended";

type WithoutId<T> = T extends { id: number } ? Omit<T, "id"> : never;

/** Something said after the hello; the line counts. */
export type Wish = WithoutId<Says>;
export type Sent = Extract<Says, { id: number }>;

export interface Line {
  readonly stage: Stage;
  readonly key: string | null;
  readonly lang: string;
  /** What it adds to chance, or a hash of it; for a seat alone. */
  readonly part: HelloPart;
  /** The newest news that was heard; null before any, and when all shall be told again. */
  readonly heard: number | null;
  /** How often in a row it could not connect. */
  readonly tries: number;
  readonly nextId: number;
  /** Said and not yet answered, in order. */
  readonly unanswered: readonly Sent[];
  /** Why it ended for good. */
  readonly bye: Bye["bye"] | null;
}

export type Incoming =
  | { readonly kind: "opened" }
  | { readonly kind: "heard"; readonly message: Hears }
  | { readonly kind: "closed" }
  | { readonly kind: "retry" }
  | { readonly kind: "wish"; readonly wish: Wish };

export type Deed =
  | { readonly kind: "connect" }
  | { readonly kind: "hang up" }
  | { readonly kind: "send"; readonly message: Says }
  | { readonly kind: "wait"; readonly milliseconds: number }
  | { readonly kind: "tell"; readonly message: Hears; readonly asked: Sent | null }
  | { readonly kind: "lost"; readonly asked: Wish };

export type Step = readonly [Line, readonly Deed[]];

const FINAL: ReadonlySet<string> = new Set(["no-such-key", "closed", "no-hello"]);
const LONGEST_WAIT = 10_000;
const FIRST_WAIT = 400;

/** What may be said twice: the table answers the second as the first. */
const REPEATABLE: ReadonlySet<string> = new Set([
  "move",
  "hint",
  "answer",
  "leave",
  "return",
  "reveal",
]);

/** A line that has not been tried yet. */
export function newLine(key: string | null, lang: string, part: HelloPart): Step {
  const line: Line = {
    ...{ stage: "connecting", key, lang, part, heard: null, tries: 0 },
    ...{ nextId: 1, unanswered: [], bye: null },
  };
  return [line, [{ kind: "connect" }]];
}

/** One thing happens. */
export function step(line: Line, incoming: Incoming): Step {
  if (line.stage === "ended") return [line, []];
  switch (incoming.kind) {
    case "opened":
      return [line, [{ kind: "send", message: hello(line) }]];
    case "heard":
      return heard(line, incoming.message);
    case "closed":
      return closed(line);
    case "retry":
      return line.stage === "away" ? [connecting(line), [{ kind: "connect" }]] : [line, []];
    case "wish":
      return wished(line, incoming.wish);
  }
}

/** In another language: everything is told again. */
export function speak(line: Line, lang: string): Step {
  if (line.stage === "ended") return [{ ...line, lang }, []];
  const anew: Line = { ...line, lang, heard: null, stage: "connecting" };
  return [anew, [{ kind: "hang up" }, { kind: "connect" }]];
}

function hello(line: Line): Says {
  const { key, lang, part, heard: after } = line;
  const { screen } = part;
  const shown = screen === undefined ? {} : { screen };
  return { do: "hello", key, lang, after, ...(key === null ? shown : part) };
}

function heard(line: Line, message: Hears): Step {
  if ("welcome" in message) return welcomed(line, message);
  if ("bye" in message) return saidBye(line, message);
  if ("re" in message) return answered(line, message);
  const tell: Deed = { kind: "tell", message, asked: null };
  return "news" in message ? [{ ...line, heard: message.n }, [tell]] : [line, [tell]];
}

function welcomed(line: Line, message: Extract<Hears, { welcome: unknown }>): Step {
  const live: Line = { ...line, stage: "live", tries: 0, heard: message.welcome.n };
  const again = line.stage === "live" ? [] : line.unanswered;
  const sends = again.map((one): Deed => ({ kind: "send", message: one }));
  return [live, [{ kind: "tell", message, asked: null }, ...sends]];
}

function saidBye(line: Line, message: Bye): Step {
  const tell: Deed = { kind: "tell", message, asked: null };
  if (!FINAL.has(message.bye)) return [line, [tell]];
  return [{ ...line, stage: "ended", bye: message.bye }, [tell, { kind: "hang up" }]];
}

function answered(line: Line, message: Extract<Hears, { re: number | null }>): Step {
  const asked = line.unanswered.find((one) => one.id === message.re) ?? null;
  const unanswered = line.unanswered.filter((one) => one !== asked);
  return [{ ...line, unanswered }, [{ kind: "tell", message, asked }]];
}

function closed(line: Line): Step {
  const lost = line.unanswered.filter((one) => !REPEATABLE.has(one.do));
  const unanswered = line.unanswered.filter((one) => REPEATABLE.has(one.do));
  const away: Line = { ...line, stage: "away", tries: line.tries + 1, unanswered };
  const losses = lost.map((asked): Deed => ({ kind: "lost", asked }));
  return [away, [...losses, { kind: "wait", milliseconds: wait(line.tries) }]];
}

/** Longer each time, up to some seconds. */
export function wait(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));
}

function connecting(line: Line): Line {
  return { ...line, stage: "connecting" };
}

function wished(line: Line, wish: Wish): Step {
  const isLive = line.stage === "live";
  if (!isLive && !REPEATABLE.has(wish.do)) return [line, [{ kind: "lost", asked: wish }]];
  const sent = { ...wish, id: line.nextId } as Sent;
  const next: Line = {
    ...line,
    nextId: line.nextId + 1,
    unanswered: [...line.unanswered, sent],
  };
  return [next, isLive ? [{ kind: "send", message: sent }] : []];
}
