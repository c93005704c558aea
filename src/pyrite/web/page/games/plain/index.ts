/** Any game, plainly: the view as it is, every legal move as a button. */
import { gameFolder } from "../board.ts";
import type { Event, View } from "../../wire/types.ts";
import Board from "./Board.svelte";
import Stats from "./Stats.svelte";
import { asks, sign } from "./asks.ts";

export default gameFolder<View, Event>({
  Board,
  Stats,
  sign,
  asks,
  facts: (view, say) => [say(`phase-${view.phase}`)],
  moveText: (move) => move,
  sound: () => null,
});
