/** How the cards are dealt: all of them, in the order of their faces, shuffled. */
import { many, start, type Kind } from "$page/games/outcomes.ts";
import { FACE_COUNT, FACE_TEXTS } from "./box.ts";

const CARDS = FACE_TEXTS.flatMap((text, i) => many(text, FACE_COUNT[i + 1] ?? 0));

export default [
  start,
  { name: "deal", draw: (stream) => stream.shuffle(CARDS) },
] satisfies readonly Kind[];
