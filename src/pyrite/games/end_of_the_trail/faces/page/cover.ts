/** End of the Trail before it is played. */
import type { Cover } from "$page/games/board.ts";
import Art from "./Art.svelte";
import type { View } from "./types.ts";

export default {
  emblem: "tent",
  Art,
  progress: ({ round, phase }, say) => ({
    text: say("progress", { n: round.number, of: round.of, phase }),
    share: phase === "showdown" || phase === "final" ? 1 : (round.number - 0.5) / round.of,
  }),
} satisfies Cover<View>;
