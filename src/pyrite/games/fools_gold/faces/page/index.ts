/** Fool's Gold. */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./headless/asks.ts";
import Board from "./board/Board.svelte";
import Details from "./beside/Details.svelte";
import Key from "./beside/Key.svelte";
import { breakdown, facts, sign, tie } from "./headless/look.ts";
import Stats from "./beside/Stats.svelte";
import { lingers, sound } from "./headless/telling.ts";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key },
  ...{ asks, facts, sign, sound, lingers, breakdown, tie },
  hides: (view) => view.screens === "closed",
});
