import { expect, test } from "vitest";
import { TABLE_KEYS, wanted } from "./keys.ts";

function press(key: string, isTyping = false, more = {}) {
  return wanted(
    { key, ctrlKey: false, metaKey: false, altKey: false, ...more },
    isTyping,
    TABLE_KEYS,
  );
}

test("letters and figures mean something, capital or not", () => {
  expect(press("h")).toEqual({ kind: "hint", number: 0 });
  expect(press("H")).toEqual({ kind: "hint", number: 0 });
  expect(press("3")).toEqual({ kind: "button", number: 3 });
  expect(press("0")).toBeNull();
  expect(press("?")).toEqual({ kind: "keys", number: 0 });
});

test("who types writes, but may leave", () => {
  expect(press("h", true)).toBeNull();
  expect(press("Escape", true)).toEqual({ kind: "close", number: 0 });
});

test("the browser's own keys stay its own", () => {
  expect(press("r", false, { ctrlKey: true })).toBeNull();
});
