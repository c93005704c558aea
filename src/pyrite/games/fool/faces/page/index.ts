/** Fool! */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./asks.ts";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Key from "./Key.svelte";
import Open from "./Open.svelte";
import { breakdown, facts, sound } from "./look.ts";
import Stats from "./Stats.svelte";
import type { Event, View } from "./types.ts";

export default gameFolder<View, Event>({
  Board,
  Stats,
  Details,
  Key,
  Open,
  asks,
  facts,
  sound,
  lingers: (event) => event.key === "event-trick",
  breakdown,
  sign: () => null, // colours are suits here, so seats are monograms
});
