/** Cards and pieces in the rules' pictures: `card:4c:oxen:4:Oxen` with what is printed on it, `land:tent`. */
import { piece, titleIn, type PieceKinds } from "$page/games/board.ts";
import { face } from "./cards/cards.ts";
import LandPiece from "./land/LandPiece.svelte";
import PokerCard from "./cards/PokerCard.svelte";

function card([card = "", action = "", money = "", title]: readonly string[]) {
  return piece(PokerCard, { ...face(card), action, money: Number(money), title: titleIn(title) });
}

function land([kind]: readonly string[]) {
  const isLaid = kind === "tent" || kind === "camp";
  return piece(LandPiece, { kind: isLaid ? kind : "prospector", colour: "red" });
}

export default { card, land } satisfies PieceKinds;
