/** End of the Trail. */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./asks.ts";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Key from "./Key.svelte";
import { breakdown, sides, sign } from "./look.ts";
import Stats from "./Stats.svelte";
import { facts, sound } from "./telling.ts";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key },
  ...{ asks, sign, sides, facts, sound, breakdown },
});
