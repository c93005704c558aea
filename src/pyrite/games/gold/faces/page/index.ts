/** Gold: sixty-four cards, face down. */
import { gameFolder } from "$page/games/board.ts";
import { asks, sound } from "./headless/asks.ts";
import Beneath from "./beside/Beneath.svelte";
import Board from "./board/Board.svelte";
import Details from "./beside/Details.svelte";
import Key from "./beside/Key.svelte";
import { forgets } from "./headless/memory.ts";
import { breakdown, facts, hides, sign, tie } from "./headless/look.ts";
import Stats from "./beside/Stats.svelte";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key, Beneath },
  ...{ asks, facts, sign, sound, breakdown, tie, hides, forgets },
});
