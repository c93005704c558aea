/** Fool's Gold. */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./asks.ts";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Key from "./Key.svelte";
import { breakdown, facts, sign } from "./look.ts";
import Stats from "./Stats.svelte";
import { lingers, sound } from "./telling.ts";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key },
  ...{ asks, facts, sign, sound, lingers, breakdown },
  hides: (view) => view.screens === "closed",
});
