/** Fool! */
import { gameFolder } from "$page/games/board.ts";
import { asks } from "./headless/asks.ts";
import Board from "./board/Board.svelte";
import Details from "./beside/Details.svelte";
import Key from "./beside/Key.svelte";
import Open from "./beside/Open.svelte";
import { breakdown, facts, sound, spoken } from "./headless/look.ts";
import Stats from "./beside/Stats.svelte";
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
  spoken,
  lingers: (event) => event.key === "event-trick",
  breakdown,
  sign: () => null, // colours are suits here, so seats are monograms
});
