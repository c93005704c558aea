import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Actions } from "./actions.ts";
import { TABLE_KEYS } from "./keys.ts";

class Field {
  matches = () => true;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Field);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(actions: Actions, key: string, target: unknown = null) {
  const preventDefault = vi.fn();
  const event = { key, target, preventDefault, defaultPrevented: false };
  actions.press(event as unknown as KeyboardEvent);
  vi.runAllTimers();
  return preventDefault;
}

test("a part of the page acts while it is there", () => {
  const actions = new Actions(TABLE_KEYS, {});
  const push = vi.fn();
  const go = actions.add("button", push);
  expect(press(actions, "3")).toHaveBeenCalled();
  go();
  expect(press(actions, "3")).not.toHaveBeenCalled();
  expect(push.mock.calls).toEqual([[3]]);
});

test("who comes later is meant, and who went before takes nobody along", () => {
  const actions = new Actions(TABLE_KEYS, {});
  const [first, second] = [vi.fn(), vi.fn()];
  const goFirst = actions.add("log", first);
  actions.add("log", second);
  goFirst();
  press(actions, "l");
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test("the screen acts before the part, which it may have brought", () => {
  const done: string[] = [];
  const actions: Actions = new Actions(TABLE_KEYS, {
    chat: () => {
      done.push("screen");
      actions.add("chat", () => done.push("part"));
    },
  });
  press(actions, "c");
  expect(done).toEqual(["screen", "part"]);
});

test("a field keeps its keys, but may be left; leaving stays the browser's, too", () => {
  const [rules, close] = [vi.fn(), vi.fn()];
  const actions = new Actions(TABLE_KEYS, { rules, close });
  expect(press(actions, "r", new Field())).not.toHaveBeenCalled();
  expect(press(actions, "Escape", new Field())).not.toHaveBeenCalled();
  expect(rules).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalledOnce();
});

test("a screen may keep more keys to what has the focus", () => {
  const toggle = vi.fn();
  const actions = new Actions({ " ": "toggle" }, { toggle }, (_, key) => key === " ");
  press(actions, " ");
  expect(toggle).not.toHaveBeenCalled();
});
