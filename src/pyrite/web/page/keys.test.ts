import { expect, test } from "vitest";
import { roam, wanted } from "./keys.ts";

function press(key: string, isTyping = false, more = {}) {
  return wanted({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, isTyping);
}

test("letters and figures mean something, capital or not", () => {
  expect(press("h")).toEqual({ kind: "hint" });
  expect(press("H")).toEqual({ kind: "hint" });
  expect(press("3")).toEqual({ kind: "button", number: 3 });
  expect(press("0")).toBeNull();
  expect(press("?")).toEqual({ kind: "keys" });
});

test("who types writes, but may leave", () => {
  expect(press("h", true)).toBeNull();
  expect(press("Escape", true)).toEqual({ kind: "close" });
});

test("the browser's own keys stay its own", () => {
  expect(press("r", false, { ctrlKey: true })).toBeNull();
});

test("arrows stay in the rows, Home and End lead to the ends", () => {
  expect(roam("ArrowRight", 0, 8, 64)).toBe(1);
  expect(roam("ArrowRight", 7, 8, 64)).toBeNull();
  expect(roam("ArrowDown", 60, 8, 64)).toBeNull();
  expect(roam("ArrowUp", 9, 8, 64)).toBe(1);
  expect(roam("Home", 9, 8, 64)).toBe(0);
  expect(roam("End", 9, 8, 64)).toBe(63);
  expect(roam("x", 9, 8, 64)).toBeNull();
});
