import { expect, test } from "vitest";
import pieces from "./pieces.ts";

test("a card is read from its word, with what is printed on it", () => {
  expect(pieces.card(["2s", "jump", "3", "Claim_Jump"]).props).toEqual({
    ...{ rank: "2", suit: "s", isRed: false },
    ...{ action: "jump", money: 3, title: "Claim Jump" },
  });
});
