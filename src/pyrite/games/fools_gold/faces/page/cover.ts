/** Fool's Gold before it is played. */
import type { Cover } from "$page/games/board.ts";
import Art from "./Art.svelte";
import { YEARS } from "./box.ts";
import type { View } from "./types.ts";

export default {
  emblem: "die6",
  Art,
  progress: ({ year, last_year, phase }, say) => {
    const n = YEARS - (last_year - year);
    const share = (n - (phase === "mining" ? 0.5 : 1)) / YEARS;
    return { text: say("progress", { n, of: YEARS }), share };
  },
} satisfies Cover<View>;
