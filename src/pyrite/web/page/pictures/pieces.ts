/**
 * Pieces as the rules name them: `gold:r4` is a card of Gold, `card:4c:oxen:4:Oxen` one of End of
 * the Trail with what is printed on it; a word without a colon is a sign between them. Pure.
 */
import type { Colour } from "../games/board.ts";

export type Piece =
  | { readonly kind: "sign"; readonly text: string }
  | { readonly kind: "back" }
  | {
      readonly kind: "gold";
      readonly face: "gold" | "dynamite" | "miner";
      readonly colour: Colour | null;
      readonly n: number;
    }
  | { readonly kind: "fool"; readonly colour: Colour | null; readonly value: number }
  | { readonly kind: "card"; readonly card: string; readonly printed: Printed }
  | {
      readonly kind: "mine";
      readonly gold: number;
      readonly symbol: string;
      readonly title: string;
    }
  | { readonly kind: "miner"; readonly colour: Colour }
  | { readonly kind: "land"; readonly piece: "tent" | "camp" | "prospector" }
  | { readonly kind: "symbol"; readonly name: string };

export interface Printed {
  readonly action: string;
  readonly money: number;
  readonly title: string;
}

const COLOURS: Readonly<Record<string, Colour>> = {
  ...{ r: "red", b: "blue", n: "green", g: "green", y: "yellow", p: "purple" },
};

/** What a word of a picture means. */
export function pieceOf(word: string): Piece {
  const [kind, first = "", ...more] = word.split(":");
  switch (kind) {
    case "gold":
      return goldCard(first);
    case "fool":
      return { kind, colour: COLOURS[first[0] ?? ""] ?? null, value: number(first) };
    case "card":
      return { kind, card: first, printed: printed(more) };
    case "mine":
      return { kind, gold: Number(first) || 0, symbol: first, title: text(more[0]) };
    case "miner":
      return { kind, colour: COLOURS[first] ?? "red" };
    case "land":
      return { kind, piece: first === "tent" || first === "camp" ? first : "prospector" };
    case "symbol":
      return { kind, name: first };
    default:
      return { kind: "sign", text: word };
  }
}

function goldCard(face: string): Piece {
  if (face === "back") return { kind: "back" };
  if (face === "x") return { kind: "gold", face: "dynamite", colour: null, n: 0 };
  const isGold = face.startsWith("g");
  const colour = isGold ? null : (COLOURS[face[0] ?? ""] ?? null);
  return { kind: "gold", face: isGold ? "gold" : "miner", colour, n: number(face) };
}

function printed([action = "", money = "", title]: readonly string[]): Printed {
  return { action, money: Number(money), title: text(title) };
}

function number(face: string): number {
  return Number(face.replace(/^\D/, ""));
}

/** A word stands for several, where there are spaces in it. */
function text(title = ""): string {
  return title.replaceAll("_", " ");
}
