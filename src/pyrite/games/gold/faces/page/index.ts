/** Gold: sixty-four cards, face down. */
import { gameFolder } from "$page/games/board.ts";
import { asks, sound } from "./asks.ts";
import Beneath from "./Beneath.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Key from "./Key.svelte";
import { breakdown, facts, hides, sign } from "./look.ts";
import Stats from "./Stats.svelte";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  ...{ Board, Stats, Details, Key, Beneath },
  ...{ asks, facts, sign, sound, breakdown, hides },
});
