import { expect, test } from "vitest";
import type { Evening, EveningGame, EveningSeat, GameFacts, Player } from "../../wire/types.ts";
import { counted, nextGames, sameDeals, standings } from "./evening.ts";

const seat = (person: number, place: number): EveningSeat => ({
  ...{ person, place, name: null, level: null, points: 0 },
});
const game = (table: string, deal: string, seats: EveningSeat[]): EveningGame => ({
  ...{ table, deal, seats, game: "gold" },
});
const EVENING: Evening = {
  people: [
    { name: "Mara", games: 2, wins: 1, behind: 1 },
    { name: "Jun", games: 2, wins: 1, behind: 2 },
  ],
  games: [
    game("a", "a", [seat(0, 1), seat(1, 2)]),
    game("b", "a", [seat(1, 1), seat(0, 2)]),
    game("c", "c", []),
  ],
};

function account(seat: number, final: number, luck: number) {
  const none = [0, 0] as [number, number];
  const rest = { opening: none, own: none, others: none, open: none };
  return { ...rest, seat, final, luck: [luck, 0.3] as [number, number] };
}

test("who won most comes first; who is level, by others left behind", () => {
  expect(standings(EVENING, new Map()).map((one) => one.name)).toEqual(["Jun", "Mara"]);
});

test("luck is taken out of victories, once all of them were reviewed", () => {
  const first = { accounts: [account(0, 1, 0.5), account(1, 0, -0.5)] };
  const second = { accounts: [account(0, 1, -0.25), account(1, 0, 0.25)] };
  expect(standings(EVENING, new Map([["a", first]]))[1]?.luckless).toBeNull();
  const reviews = new Map([
    ["a", first],
    ["b", second],
  ]);
  const [jun, mara] = standings(EVENING, reviews);
  expect(mara?.luckless?.[0]).toBeCloseTo(1 - 0.5 + 0 - 0.25);
  expect(jun?.luckless?.[0]).toBeCloseTo(0 + 0.5 + 1 + 0.25);
  expect(jun?.luckless?.[1]).toBeCloseTo(Math.hypot(0.3, 0.3));
});

test("games of one deal stand beside each other", () => {
  expect(sameDeals(EVENING).map((deal) => deal.map((one) => one.table))).toEqual([["a", "b"]]);
});

test("the next game has seats for everybody", () => {
  const facts = (id: string, seats: number[]) => ({ id, seats }) as unknown as GameFacts;
  const players = Array.from({ length: 5 }, () => ({ kind: "person" }) as Player);
  const games = [facts("gold", [2, 5]), facts("wide", [4, 8]), facts("narrow", [2, 4])];
  expect(nextGames(games, "gold", players).map((one) => one.id)).toEqual(["wide"]);
});

test("halves are written as people write them", () => {
  expect([0, 2, 0.5, 1.5, 1 / 3].map(counted)).toEqual(["0", "2", "½", "1½", "0.3"]);
});
