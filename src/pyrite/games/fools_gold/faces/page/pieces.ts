/** Mine cards and miners in the rules' pictures: `mine:3`, `mine:silt:Silt`, `miner:r`. */
import { piece, titleIn, type Colour, type PieceKinds } from "$page/games/board.ts";
import MineCard from "./mines/MineCard.svelte";
import Miner from "./mines/Miner.svelte";

const COLOURS: Readonly<Record<string, Colour>> = { r: "red", b: "blue" };

function mine([symbol = "", title]: readonly string[]) {
  return piece(MineCard, { gold: Number(symbol) || 0, symbol, title: titleIn(title) });
}

function miner([colour = ""]: readonly string[]) {
  return piece(Miner, { colour: COLOURS[colour] ?? "red" });
}

export default { mine, miner } satisfies PieceKinds;
