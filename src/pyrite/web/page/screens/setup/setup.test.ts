import { expect, test } from "vitest";
import type { GameFacts } from "../../wire/types.ts";
import {
  choices,
  ownName,
  usualSetup,
  wantedTable,
  withName,
  withOption,
  withPlayer,
  withSeats,
} from "./setup.ts";

const GAME: GameFacts = {
  ...{
    id: "trail",
    title: "",
    designer: "",
    year: 1,
    difficulty: 1,
    rules: 1,
    seats: [1, 2, 3, 4],
    levels: [],
    tagline: "",
    teaches: true,
  },
  options: [
    { name: "jokers", values: ["off", "on"], only: [] },
    { name: "argonauts", values: ["a", "b"], only: [1] },
    { name: "start", values: ["random", "0", "1", "2", "3"], only: [2, 3, 4] },
  ],
};

test("me first, then bots or friends", () => {
  expect(usualSetup(GAME, "open", "Ada").players).toEqual(["me", "open", "open", "open"]);
});

test("another number of seats keeps who sits, and only what still can be", () => {
  const setup = withOption(usualSetup(GAME, "bot hard", ""), GAME, "start", "3");
  const fewer = withSeats(setup, GAME, 2);
  expect(fewer).toMatchObject({ seats: 2, players: ["me", "bot hard"], options: {} });
  expect(withSeats(fewer, GAME, 3).players).toEqual(["me", "bot hard", "bot hard"]);
  expect(withSeats(withSeats(fewer, GAME, 1), GAME, 2).players[1]).toBe("bot normal");
});

test("options are offered where they mean something", () => {
  expect(choices(GAME, "argonauts", 2)).toEqual([]);
  expect(choices(GAME, "argonauts", 1)).toEqual(["a", "b"]);
  expect(choices(GAME, "start", 3)).toEqual(["random", "0", "1", "2"]);
  expect(choices(GAME, "nothing", 3)).toEqual([]);
});

test("the usual value is not said", () => {
  const setup = withOption(usualSetup(GAME, "open", "Ada"), GAME, "jokers", "on");
  expect(setup.options).toEqual({ jokers: "on" });
  expect(withOption(setup, GAME, "jokers", "off").options).toEqual({});
});

test("each of several at this screen has a name; whoever leaves it takes it along", () => {
  const two = withName(withPlayer(usualSetup(GAME, "open", "Ada"), 1, "me"), 1, "Bob");
  expect(wantedTable(two, GAME).names).toEqual(["Ada", "Bob", "", ""]);
  expect(wantedTable(withPlayer(two, 1, "open"), GAME).names).toEqual(["Ada", "", "", ""]);
  expect(ownName(withPlayer(two, 0, "open"))).toBe("Bob");
});

test("a table is asked for as the server wants it", () => {
  const setup = withPlayer(usualSetup(GAME, "open", "Ada"), 3, "bot easy");
  expect(wantedTable({ ...setup, clock: "15+10" }, GAME)).toEqual({
    ...{ game: "trail", seats: 4, options: {}, players: ["me", "open", "open", "bot easy"] },
    names: ["Ada", "", "", ""],
    ...{ public: false, hints: true, late: true, clock: { bank: 900, increment: 10 } },
  });
  expect(wantedTable({ ...setup, clock: "3d" }, GAME).clock).toEqual({ days: 3 });
  expect(wantedTable(setup, GAME).clock).toBeNull();
});
