/** View → what to draw. Pure. */
import type { Colour, Row, Say } from "$page/games/board.ts";
import { GEM_POINTS, MINE_NAMES, PENALTY } from "../box.ts";
import type { Cards, Mine, MineName, Player, Space, View } from "../types.ts";

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "purple"];

export function sign(seat: number): Colour | null {
  return COLOURS[seat] ?? null;
}

/** The viewer's own seat; none for an onlooker. */
export function mine(view: View): Player | null {
  return view.players[view.viewer] ?? null;
}

/** What lies on a space. */
export type Content =
  | { readonly kind: "empty" | "die" }
  | { readonly kind: "standing" | "lying"; readonly seat: number };

export function contentOf(space: Space): Content {
  if (space === "") return { kind: "empty" };
  if (space === "die") return { kind: "die" };
  const [kind, seat] = space.split(" ");
  return { kind: kind === "lying" ? "lying" : "standing", seat: Number(seat) };
}

/** What a mine will give, or how far it is worked. */
export type Yield =
  | { readonly kind: "dice-only" | "no-dice" | "done" }
  | { readonly kind: "cards"; readonly miners: number; readonly dice: number }
  | { readonly kind: "open"; readonly n: number };

export function yieldOf(view: View, one: Mine): Yield {
  if (view.mine === one.name) return { kind: "open", n: view.open.length };
  if (view.mine !== null && MINE_NAMES.indexOf(one.name) < MINE_NAMES.indexOf(view.mine))
    return { kind: "done" };
  if (one.dice === 0) return { kind: "no-dice" };
  const miners = one.path.filter((space) => space.startsWith("standing")).length;
  return miners === 0 ? { kind: "dice-only" } : { kind: "cards", miners, dice: one.dice };
}

/** Where a wild die would lie: drawn there before it is moved. */
export function landing(one: Mine): "picture" | number {
  return one.dice === 0 ? "picture" : one.path.indexOf("");
}

/** What somebody's gold of a mine is worth now. */
export type Worth = "counts" | "fools" | "missing";

export function worthOf(cards: Cards, name: MineName): Worth {
  if (cards.fools_gold === name) return "fools";
  return cards.missing.includes(name) ? "missing" : "counts";
}

export function gemPoints(cards: Cards): number {
  return GEM_POINTS[cards.gems.length] ?? 0;
}

/** With a true minus. */
export function signed(n: number): string {
  return `${n}`.replace("-", "−");
}

/** How many miners a seat has at the mine that is worked, and where the highest stands. */
export interface Presence {
  readonly standing: number;
  readonly lying: number;
  readonly reserve: number;
  readonly highest: number;
}

export function presence(view: View, seat: number): Presence | null {
  const here = view.mines.find((one) => one.name === view.mine);
  if (!here) return null;
  const at = (kind: string) => here.path.filter((space) => space === `${kind} ${seat}`).length;
  const highest = here.path.lastIndexOf(`standing ${seat}` as Space);
  const reserve = here.reserve[seat] ?? 0;
  return { standing: at("standing"), lying: at("lying"), reserve, highest };
}

/** Years from the first to the last, and which is now. */
export interface Year {
  readonly year: number;
  readonly state: "past" | "now" | "coming";
}

const YEARS = 5;

export function years(view: View): readonly Year[] {
  return Array.from({ length: YEARS }, (_, i) => {
    const year = view.last_year - YEARS + 1 + i;
    const isOver = view.result !== null || year < view.year;
    return { year, state: isOver ? "past" : year === view.year ? "now" : "coming" };
  });
}

export function facts(view: View, say: Say): readonly string[] {
  const phase = say(`phase-${view.phase}`);
  const where = view.mine
    ? [say(view.winter ? "fact-winter" : "fact-mine", { mine: view.mine })]
    : [];
  const n = YEARS - (view.last_year - view.year);
  const year = view.result ? [] : [say("fact-year", { n, of: YEARS })];
  return [phase, ...where, ...year, say(`board-screens-${view.screens}`)];
}

/** What made up the result: gold by mine, gems, what is missing. */
/** FG7.3: the best of the mines that count, then the next, and so on. */
export function tie(view: View, winner: number, rival: number, say: Say): string {
  const [won, lost] = [counted(view, winner), counted(view, rival)];
  const at = won.findIndex((sum, i) => sum !== lost[i]);
  const key = at > 0 ? "tie-mines-next" : "tie-mines";
  return say(key, { n: won[at] ?? 0, m: lost[at] ?? 0 });
}

/** Sums of the mines that count, the best first. */
function counted(view: View, seat: number): readonly number[] {
  const cards = view.players[seat]?.cards;
  const sums = MINE_NAMES.map((name) => cards?.gold[name] ?? 0);
  return sums.sort((a, b) => b - a).slice(1);
}

export function breakdown(view: View, say: Say): readonly Row[] {
  const all = view.players.flatMap((one) => (one.cards ? [one.cards] : []));
  const gold = MINE_NAMES.map((name) => ({
    label: say("score-mine", { mine: name }),
    values: all.map((cards) => goldText(cards, name, say)),
  }));
  const gems = { label: say("score-gems"), values: all.map(gemPoints) };
  return [...gold, gems];
}

function goldText(cards: Cards, name: MineName, say: Say): string | number {
  const worth = worthOf(cards, name);
  if (worth === "missing") return `−${PENALTY}`;
  return worth === "fools" ? say("score-fools", { n: cards.gold[name] }) : cards.gold[name];
}
