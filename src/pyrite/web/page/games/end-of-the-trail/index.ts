/** End of the Trail. */
import { gameFolder } from "../board.ts";
import { asks } from "./asks.ts";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Key from "./Key.svelte";
import { breakdown, facts, moveText, sides, sign, sound } from "./look.ts";
import Stats from "./Stats.svelte";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key },
  ...{ asks, sign, sides, facts, moveText, sound, breakdown },
});
