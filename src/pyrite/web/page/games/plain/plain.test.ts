import { expect, test } from "vitest";
import type { FieldFacts, GameFace } from "../../wire/types.ts";
import { asks, groups } from "./asks.ts";
import { look, seatCells } from "./look.ts";

function field(name: string, kind: FieldFacts["kind"], more: Partial<FieldFacts> = {}): FieldFacts {
  return { name, kind, label: name, meaning: "", inner: null, fields: [], ...more };
}

const FACE: GameFace = {
  ...{ game: "x", title: "X", tagline: "", teaches: false, rules: "", words: {} },
  moves: { take: "take it", pass: "pass" },
  fields: [
    field("phase", "text"),
    field("pot", "number"),
    field("starter", "seat"),
    field("last", "object", { fields: [field("card", "text")] }),
    field("row", "list", { inner: "number" }),
    field("places", "map", { inner: "number" }),
    field("players", "table", {
      fields: [field("seat", "seat"), field("points", "number"), field("hand", "list")],
    }),
  ],
};
const VIEW = {
  ...{ phase: "play", pot: 3, starter: 1, last: { card: "king" }, row: [4, -5] },
  places: { a1: 2 },
  players: [
    { seat: 0, points: 7, hand: [] },
    { seat: 1, points: null, hand: ["x", "y"] },
  ],
};
const NAMES = ["Ann", "Bo"];
const say = (key: string) => key;

test("numbers, words and seats are tiles, but for what the frame says", () => {
  const { tiles } = look(VIEW, FACE, NAMES);
  expect(tiles.map((one) => [one.label, one.text])).toEqual([
    ["pot", "3"],
    ["starter", "Bo"],
    ["last: card", "king"],
  ]);
  expect(tiles.map((one) => one.pieces)).toEqual([3, 0, 0]);
});

test("lists and maps are rows of cards, things are tables", () => {
  const seen = look(VIEW, FACE, NAMES);
  expect(seen.rows.map((one) => one.cards.map((card) => card.key + card.text))).toEqual([
    ["4", "−5"],
    ["a12"],
  ]);
  expect(seen.tables[0]?.rows[1]?.seat).toBe(1);
  expect(seatCells(VIEW, FACE, 1, NAMES).map((cell) => cell.texts)).toEqual([["–"], ["x", "y"]]);
});

test("a few moves are buttons, more are a list that can be searched", () => {
  const few = { decision: 0, seat: 0, legal: ["take", "pass"] };
  expect(asks(few, FACE, say).buttons.map((one) => one.label)).toEqual(["Take it", "Pass"]);
  const many = { ...few, legal: Array.from({ length: 20 }, (_, i) => `go ${i}`) };
  expect(asks(many, FACE, say).buttons).toEqual([]);
  expect(groups(many, FACE, "1")[0]?.choices).toHaveLength(11);
});
