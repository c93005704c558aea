/** What a review says, cut to what is drawn. Pure. */
import type { Review, ReviewAccount, ReviewDecision, ReviewMeter } from "../wire/types.ts";

/** A mean and its standard error. */
export type Estimate = readonly [number, number];
export type Grade = ReviewDecision["grade"];
export type Mark = Grade | "luck";

const NONE: Readonly<Record<Mark, number>> = { gold: 0, fair: 0, pyrite: 0, dynamite: 0, luck: 0 };
export const MARKS = Object.keys(NONE) as readonly Mark[];
const SURE = 1.96; // standard errors
const LUCK = 0.1; // less of the win share is not worth a line

export interface Point {
  readonly step: number;
  readonly share: number;
}

/** A seat's winning chances after every step, all cards known. */
export function truth(review: Review, seat: number): readonly Point[] {
  return review.places.flatMap((place, step) => {
    const share = place.chances?.[seat]?.[0];
    return share === undefined ? [] : [{ step, share }];
  });
}

/** The same as far as the seat could know; nothing for a seat that was not reviewed. */
export function known(review: Review, seat: number): readonly Point[] {
  return review.places.flatMap((place, step) => {
    const share = place.known[`${seat}`]?.[0];
    return share === undefined ? [] : [{ step, share }];
  });
}

/** A line of what happened to a seat: its decisions, and what surely was luck. */
export interface Line {
  readonly step: number;
  readonly mark: Mark;
  /** Of the win share; null where nothing was lost or won. */
  readonly change: Estimate | null;
  readonly decision: ReviewDecision | null;
}

/** Was there something to decide? A review that was kept before it said so knows forced ones. */
export function isReal(decision: ReviewDecision): boolean {
  return decision.choice === undefined ? !decision.forced : decision.choice === "real";
}

/** How many decisions a seat had, and which of them do not count. */
export interface Apart {
  readonly all: number;
  readonly real: number;
  readonly forced: number;
  readonly equal: number;
}

export function apart(review: Review, seat: number): Apart {
  const own = review.decisions.filter((one) => one.seat === seat);
  const real = own.filter(isReal).length;
  const forced = own.filter((one) => one.forced).length;
  return { all: own.length, real, forced, equal: own.length - real - forced };
}

/** A part of the game, such as a round, with what the seat lost in it by real choices. */
export interface PartLoss {
  readonly name: string;
  readonly first: number;
  readonly real: number;
  readonly lost: number;
}

export function partLosses(review: Review, seat: number, language: string): readonly PartLoss[] {
  return (review.parts ?? []).flatMap(({ name, first, summaries }) => {
    const own = summaries.find((one) => one.seat === seat);
    if (!own) return [];
    return [{ name: name[language] ?? "", first, real: own.real, lost: own.real * own.loss[0] }];
  });
}

/** All lines of a seat in the order of play; what was no real choice has none. */
export function linesOf(review: Review, seat: number): readonly Line[] {
  const own = review.decisions.filter((one) => one.seat === seat);
  const decisions = own.filter(isReal).map(decisionLine);
  return [...decisions, ...luckLines(review, seat)].sort((a, b) => a.step - b.step);
}

function decisionLine(decision: ReviewDecision): Line {
  const [loss, error] = decision.loss;
  const change: Estimate | null = loss > 0 ? [-loss, error] : null;
  return { step: decision.step, mark: decision.grade, change, decision };
}

/** What chance, or something hidden, surely did to the seat. */
function luckLines(review: Review, seat: number): readonly Line[] {
  return review.ledger.flatMap(({ step, kind, change }) => {
    const own = change[seat];
    const isLuck = kind === "chance" || kind === "reveal";
    if (!own || !isLuck || !isSure(own) || Math.abs(own[0]) < LUCK) return [];
    return [{ step, mark: "luck" as const, change: own, decision: null }];
  });
}

export function isSure([mean, error]: Estimate): boolean {
  return Math.abs(mean) > SURE * error;
}

/** How often each mark. */
export function counts(lines: readonly Line[]): Readonly<Record<Mark, number>> {
  const found = { ...NONE };
  for (const { mark } of lines) found[mark]++;
  return found;
}

/** What is looked at first: mistakes and luck; where there is neither, everything. */
export function firstMarks(lines: readonly Line[]): readonly Mark[] {
  const worth: readonly Mark[] = ["pyrite", "dynamite", "luck"];
  return lines.some(({ mark }) => worth.includes(mark)) ? worth : MARKS;
}

export interface Part {
  readonly name: "luck" | "own" | "others" | "open";
  readonly change: Estimate;
}

/** What moved a seat from its opening share to the result; what was not judged only if there is. */
export function parts(account: ReviewAccount): readonly Part[] {
  const all: readonly Part[] = [
    { name: "luck", change: account.luck },
    { name: "own", change: account.own },
    { name: "others", change: account.others },
    { name: "open", change: account.open },
  ];
  return all.filter(({ name, change }) => name !== "open" || change[0] !== 0 || change[1] !== 0);
}

/** Where a meter's mark and its band lie between its first level and its last, in per cent. */
export function meterBand({ levels, low, high, place }: ReviewMeter) {
  const part = (one: number) => (100 * one) / Math.max(1, levels.length - 1);
  return { from: part(levels.indexOf(low)), to: part(levels.indexOf(high)), at: part(place) };
}

/** The longest bar of a ledger, so that all have one scale; at least a tenth. */
export function longest(accounts: readonly ReviewAccount[]): number {
  return Math.max(0.1, ...accounts.flatMap(parts).map(({ change }) => Math.abs(change[0])));
}

/** Half of the 95 % interval. */
export function margin([, error]: Estimate): number {
  return SURE * error;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/** With its sign; what rounds to nothing has none. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "±";
  return `${sign}${Math.abs(whole)} %`;
}

/** The seat to begin with: the viewer's, else the first that was reviewed. */
export function firstSeat(review: Review, yours: readonly number[]): number {
  return review.reviewed.find((seat) => yours.includes(seat)) ?? review.reviewed[0] ?? 0;
}
