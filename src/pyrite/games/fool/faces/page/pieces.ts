/** Cards in the rules' pictures: `fool:g12`, `fool:1`. */
import { piece, type PieceKinds } from "$page/games/board.ts";
import { faceOf } from "./headless/cards.ts";
import FoolCard from "./board/FoolCard.svelte";

export default {
  fool: ([card = ""]) => piece(FoolCard, faceOf(card)),
} satisfies PieceKinds;
