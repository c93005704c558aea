import { expect, test } from "vitest";
import { agreed } from "./agreed.ts";

const say = Object.assign((key: string) => key, { has: (key: string) => key === "option-a-why" });
const table = {
  seats: 3,
  options: { a: "on" },
  clock: null,
  hints: true,
  isPublic: false,
  late: true,
  deal: null,
};
const option = (name: string, only: readonly number[] = []) => ({
  name,
  values: ["off", "on"],
  only: [...only],
});

test("every option of the game has its value, the usual one too", () => {
  const found = agreed(table, [option("a"), option("b"), option("c", [5])], say);
  expect(found.slice(0, 2)).toEqual([
    { name: "option-a", value: "option-a-on", why: "option-a-why" },
    { name: "option-b", value: "option-b-off", why: "" },
  ]);
});

test("what a table was opened with is told with what it means", () => {
  const found = agreed(table, [], say).map((one) => one.value);
  expect(found).toEqual([
    "lobby-clock-none",
    "lobby-hints-on",
    "lobby-undo-value",
    "lobby-late-on",
    "lobby-public-off",
  ]);
});
