/** The keys of the page: what a key does, as the name of an action. */

/** What a key can ask of a screen; each screen has some of them. */
export type Action =
  | ("button" | "hint" | "undo" | "log" | "chat" | "rules" | "sound" | "board" | "bar")
  | ("close" | "keys" | "first" | "back" | "toggle" | "on" | "last");

export interface Wanted {
  readonly kind: Action;
  /** Which of several: the buttons of the action bar, from 1. */
  readonly number?: number;
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
  Escape: "close",
  "?": "keys",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks for; nothing but leaving while somebody types. */
export function wanted(
  pressed: Pressed,
  isTyping: boolean,
  bindings: Bindings = TABLE_KEYS,
): Wanted | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const kind = bindings[pressed.key] ?? bindings[pressed.key.toLowerCase()];
  if (isTyping && kind !== "close") return null;
  if (/^[1-9]$/.test(pressed.key)) return { kind: "button", number: Number(pressed.key) };
  return kind ? { kind } : null;
}

/** What has the focus keeps its own keys: a field all of them, a button its space. */
export function keepsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches("input:not([type=checkbox]), textarea, select")) return true;
  return (
    key === " " && !!target.closest("button, a, summary, input, [role=gridcell], [role=option]")
  );
}

/** Where an arrow leads among places in rows; null where it leads nowhere. */
export function roam(key: string, at: number, columns: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at % columns > 0 ? -1 : 0,
    ArrowRight: at % columns < columns - 1 ? 1 : 0,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: count - 1 - at,
  };
  const to = at + (steps[key] ?? 0);
  return to !== at && to >= 0 && to < count ? to : null;
}
