import { expect, test } from "vitest";
import { cardFace } from "./pieces.ts";

test("a card is read from its word", () => {
  expect(cardFace("r4")).toEqual({ kind: "miner", colour: "red", n: 4 });
  expect(cardFace("g3")).toEqual({ kind: "gold", colour: null, n: 3 });
  expect(cardFace("x")).toEqual({ kind: "dynamite", colour: null, n: 0 });
  expect(cardFace("back")).toBeNull();
});
