/** Cards in the rules' pictures, as records write them: `gold:r4`, `gold:g3`, `gold:x`, `gold:back`. */
import { piece, type Colour, type PieceKinds } from "$page/games/board.ts";
import { COLOUR_LETTERS, COLOURS } from "./box.ts";
import PictureCard from "./board/PictureCard.svelte";

export interface CardFace {
  readonly kind: "gold" | "dynamite" | "miner";
  readonly colour: Colour | null;
  /** Nuggets, or strength. */
  readonly n: number;
}

/** Null: a back. */
export function cardFace(text: string): CardFace | null {
  if (text === "back") return null;
  if (text === "x") return { kind: "dynamite", colour: null, n: 0 };
  const colour = COLOURS[COLOUR_LETTERS.indexOf(text.charAt(0))] ?? null;
  return { kind: colour ? "miner" : "gold", colour, n: Number(text.slice(1)) };
}

export default {
  gold: ([text = ""]) => piece(PictureCard, { face: cardFace(text) }),
} satisfies PieceKinds;
