import { expect, test } from "vitest";
import pieces from "./pieces.ts";

test("a card is read from its word", () => {
  expect(pieces.fool(["g12"]).props).toEqual({ colour: "green", value: 12 });
  expect(pieces.fool(["1"]).props).toEqual({ colour: null, value: 1 });
});
