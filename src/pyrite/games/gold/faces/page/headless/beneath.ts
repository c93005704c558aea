/** What lies under the cards of Gold, from the deal; and which of them somebody has seen. Pure. */
import { cellsOf, faceOf, type Cell } from "./look.ts";
import type { Card, View } from "../types.ts";

export interface Laid extends Cell {
  /** Was it ever turned up? */
  readonly isSeen: boolean;
}

/** All places with their faces; nothing before the deal. */
export function laidOpen(view: View, texts: readonly string[]): readonly Laid[] {
  const from = texts.findLastIndex((text) => text.startsWith("deal "));
  if (from < 0) return [];
  const cards = (texts[from] ?? "").split(" ").slice(1) as Card[];
  const flips = texts.slice(from + 1);
  return cellsOf(view).map((cell, i) => ({
    ...cell,
    face: cell.state === "gone" ? null : faceOf(cards[i] ?? ""),
    isSeen: flips.includes(`flip ${cell.place}`),
  }));
}
