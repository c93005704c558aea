/** The keys of the page: what a key does, as a word that the frame understands. */

export type Wanted =
  | { readonly kind: "button"; readonly number: number }
  | {
      readonly kind:
        "hint" | "log" | "chat" | "rules" | "sound" | "board" | "bar" | "keys" | "undo";
    }
  | { readonly kind: "close" };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const LETTERS: Readonly<Record<string, Exclude<Wanted["kind"], "button" | "close">>> = {
  h: "hint",
  l: "log",
  c: "chat",
  r: "rules",
  m: "sound",
  b: "board",
  a: "bar",
  u: "undo",
  "?": "keys",
};

/** What a key asks for; nothing while somebody types. */
export function wanted(pressed: Pressed, isTyping: boolean): Wanted | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  if (pressed.key === "Escape") return { kind: "close" };
  if (isTyping) return null;
  if (/^[1-9]$/.test(pressed.key)) return { kind: "button", number: Number(pressed.key) };
  const kind = LETTERS[pressed.key.toLowerCase()];
  return kind ? { kind } : null;
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
