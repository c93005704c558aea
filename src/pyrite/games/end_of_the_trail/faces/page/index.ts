/** End of the Trail. */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./headless/asks.ts";
import Board from "./board/Board.svelte";
import Details from "./beside/Details.svelte";
import Key from "./beside/Key.svelte";
import { breakdown, sides, sign, tie } from "./headless/look.ts";
import { status } from "./beside/seats.ts";
import Stats from "./beside/Stats.svelte";
import { facts, sound, spoken } from "./headless/telling.ts";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key },
  ...{ asks, sign, sides, status, facts, sound, spoken, breakdown, tie },
});
