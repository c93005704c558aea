/** What can be chosen before a table is opened. Pure. */
import type { GameFacts, OpenTable } from "../../wire/types.ts";

export interface Setup {
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** By seat: `me`, `open` or `bot LEVEL`. */
  readonly players: readonly string[];
  /** By seat, of those who play at this screen. */
  readonly names: readonly string[];
  readonly clock: Clock;
  readonly isPublic: boolean;
  readonly hints: boolean;
  readonly late: boolean;
}

export type Clock = "none" | "5+5" | "15+10" | "30+20" | "1d" | "3d" | "7d";
export const CLOCKS: readonly Clock[] = ["none", "5+5", "15+10", "30+20", "1d", "3d", "7d"];

const USUAL_SEATS = 4;

/** Me, and bots or friends on the other seats. */
export function usualSetup(game: GameFacts, others: string, name: string): Setup {
  const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats.at(-1) ?? 1);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? "me" : others));
  const names = players.map((one) => (one === "me" ? name : ""));
  const usual = { clock: "none", isPublic: false, hints: true, late: true } as const;
  return { seats, options: {}, players, names, ...usual };
}

/** More seats get whoever sits last; fewer lose the last ones. */
export function withSeats(setup: Setup, game: GameFacts, seats: number): Setup {
  const last = setup.players.slice(1).at(-1) ?? "bot normal";
  const players = Array.from({ length: seats }, (_, seat) => setup.players[seat] ?? last);
  const kept = Object.entries(setup.options).filter(([name, value]) =>
    choices(game, name, seats).includes(value),
  );
  return { ...setup, seats, players, options: Object.fromEntries(kept) };
}

/** The values of an option with so many seats; none where it has no meaning. */
export function choices(game: GameFacts, name: string, seats: number): readonly string[] {
  const option = game.options.find((one) => one.name === name);
  if (!option || (option.only.length > 0 && !option.only.includes(seats))) return [];
  const isSeat = name === "start";
  return option.values.filter((value) => !isSeat || !(Number(value) >= seats));
}

/** The usual value is not said. */
export function withOption(setup: Setup, game: GameFacts, name: string, value: string): Setup {
  const isUsual = game.options.find((one) => one.name === name)?.values[0] === value;
  const others = Object.entries(setup.options).filter(([one]) => one !== name);
  return { ...setup, options: Object.fromEntries(isUsual ? others : [...others, [name, value]]) };
}

export function withPlayer(setup: Setup, seat: number, player: string): Setup {
  return { ...setup, players: setup.players.map((one, i) => (i === seat ? player : one)) };
}

export function withName(setup: Setup, seat: number, name: string): Setup {
  const names = setup.players.map((_, i) => (i === seat ? name : (setup.names[i] ?? "")));
  return { ...setup, names };
}

/** What the first at this screen is called. */
export function ownName(setup: Setup): string {
  return setup.names[setup.players.indexOf("me")] ?? "";
}

export function wantedTable(setup: Setup, game: GameFacts): OpenTable {
  const { seats, options, players, isPublic, hints, late } = setup;
  const names = players.map((one, seat) => (one === "me" ? (setup.names[seat] ?? "") : ""));
  const clock = clockOf(setup.clock);
  return {
    ...{ game: game.id, seats, options, players, names },
    ...{ public: isPublic, hints, clock },
    late: late && players.includes("open"),
  };
}

function clockOf(clock: Clock): Readonly<Record<string, number>> | null {
  if (clock === "none") return null;
  if (clock.endsWith("d")) return { days: Number.parseInt(clock) };
  const [minutes = 0, increment = 0] = clock.split("+").map(Number);
  return { bank: minutes * 60, increment };
}
