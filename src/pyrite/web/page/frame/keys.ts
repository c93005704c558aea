/** The keys of the page: what a key does, as the name of an action. */

/** What a key can ask of a screen; each screen has some of them. */
export type Action =
  | ("button" | "hint" | "undo" | "log" | "chat" | "rules" | "sound" | "board" | "bar" | "skip")
  | ("close" | "keys" | "first" | "back" | "toggle" | "on" | "last");

export interface Wanted {
  readonly kind: Action;
  /** Which of several, from 1: the buttons of the action bar; 0 where there is but one. */
  readonly number: number;
}

/** Letters are small here, and may be pressed as capitals. */
export type Bindings = Readonly<Record<string, Action>>;

/** At a table and in a lesson, in the order in which they are listed. */
export const TABLE_KEYS: Bindings = {
  h: "hint",
  u: "undo",
  l: "log",
  c: "chat",
  r: "rules",
  m: "sound",
  b: "board",
  a: "bar",
  s: "skip",
  Escape: "close",
  "?": "keys",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for; nothing but leaving while somebody types. */
export function wanted(pressed: Pressed, isTyping: boolean, bindings: Bindings): Wanted | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const { key } = pressed;
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  const kind = number > 0 ? "button" : (bindings[key] ?? bindings[key.toLowerCase()]);
  return kind && (!isTyping || kind === "close") ? { kind, number } : null;
}

/** A field keeps its keys. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select")
  );
}
