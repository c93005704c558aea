import { expect, test } from "vitest";
import type { FieldFacts, GameFace } from "../../wire/types.ts";
import { asks, groups } from "./asks.ts";
import { hidesAnything, look, runs, seatCells } from "./look.ts";

function field(name: string, kind: FieldFacts["kind"], more: Partial<FieldFacts> = {}): FieldFacts {
  const empty = { meaning: "", inner: null, private: false, fields: [] };
  return { name, kind, label: name, ...empty, ...more };
}

const hand = field("hand", "list", { private: true });
const FACE: GameFace = {
  ...{ game: "x", title: "X", tagline: "", teaches: false, rules: "", words: {} },
  moves: { take: "take it", pass: "pass" },
  fields: [
    field("phase", "text"),
    field("pot", "number"),
    field("secret", "number", { private: true }),
    field("starter", "seat"),
    field("last", "object", { fields: [field("card", "text")] }),
    field("row", "list", { inner: "number" }),
    field("places", "map", { inner: "number" }),
    field("players", "table", {
      fields: [field("seat", "seat"), field("points", "number"), hand],
    }),
  ],
};
const VIEW = {
  ...{ viewer: 1, phase: "play", pot: 3, secret: null, starter: 1 },
  ...{ last: { card: "king" }, row: [4, -5] },
  places: { a1: 2 },
  players: [
    { seat: 0, points: 7, hand: null },
    { seat: 1, points: null, hand: ["x", "y"] },
  ],
};
const WORDS = { names: ["Ann", "Bo"], hidden: "hidden" };
const say = (key: string) => key;

test("numbers, words and seats are tiles, but for what the frame says", () => {
  const { tiles } = look(VIEW, FACE, WORDS);
  expect(tiles.map((one) => [one.label, one.text])).toEqual([
    ["pot", "3"],
    ["secret", "–"],
    ["starter", "Bo"],
    ["last: card", "king"],
  ]);
  expect(tiles.map((one) => one.pieces)).toEqual([3, 0, 0, 0]);
});

test("lists and maps are rows of cards, things are tables", () => {
  const seen = look(VIEW, FACE, WORDS);
  expect(seen.rows.map((one) => one.cards.map((card) => card.key + card.text))).toEqual([
    ["4", "−5"],
    ["a12"],
  ]);
  expect(seen.tables[0]?.rows[1]?.seat).toBe(1);
  expect(seatCells(VIEW, FACE, 1, WORDS).map((cell) => cell.texts)).toEqual([["–"], ["x", "y"]]);
});

test("a few moves are buttons, more are a list that can be searched", () => {
  const few = { decision: 0, seat: 0, legal: ["take", "pass"] };
  expect(asks(few, FACE, say).buttons.map((one) => one.label)).toEqual(["Take it", "Pass"]);
  const many = { ...few, legal: Array.from({ length: 20 }, (_, i) => `go ${i}`) };
  expect(asks(many, FACE, say).buttons).toEqual([]);
  expect(groups(many, FACE, "1")[0]?.choices).toHaveLength(11);
});

test("what one seat alone may see is marked for it, and hidden from the others", () => {
  const [others, own] = look(VIEW, FACE, WORDS).tables[0]?.rows ?? [];
  expect(others?.cells[1]).toMatchObject({ texts: ["hidden"], isPrivate: false });
  expect(own?.cells[1]).toMatchObject({ texts: ["x", "y"], isPrivate: true });
  const empty = { ...VIEW, players: [{ seat: 1, points: 0, hand: null }] };
  expect(look(empty, FACE, WORDS).tables[0]?.rows[0]?.cells[1]?.texts).toEqual(["–"]);
  expect(look({ ...VIEW, viewer: -1 }, FACE, WORDS).tiles[1]?.text).toBe("hidden");
  expect(hidesAnything(FACE)).toBe(true);
  expect(hidesAnything({ ...FACE, fields: [field("pot", "number")] })).toBe(false);
  expect(hidesAnything({ ...FACE, fields: [] })).toBe(true);
});

test("numbers that follow each other are one run, where all ascend", () => {
  const lengths = (...texts: string[]) =>
    runs(texts.map((text) => ({ key: "", text }))).map((run) => run.length);
  expect(lengths("3", "4", "9")).toEqual([2, 1]);
  expect(lengths("3", "4", "1")).toEqual([1, 1, 1]);
  expect(lengths("a", "b")).toEqual([1, 1]);
});
