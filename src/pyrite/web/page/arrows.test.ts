import { expect, test } from "vitest";
import { roam } from "./arrows.ts";

test("arrows stay in the rows, Home and End lead to the ends", () => {
  expect(roam("ArrowRight", 0, 8, 64)).toBe(1);
  expect(roam("ArrowRight", 7, 8, 64)).toBeNull();
  expect(roam("ArrowDown", 60, 8, 64)).toBeNull();
  expect(roam("ArrowUp", 9, 8, 64)).toBe(1);
  expect(roam("Home", 9, 8, 64)).toBe(0);
  expect(roam("End", 9, 8, 64)).toBe(63);
  expect(roam("x", 9, 8, 64)).toBeNull();
});
