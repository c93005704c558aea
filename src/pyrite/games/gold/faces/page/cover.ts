/** Gold before it is played. */
import type { Cover } from "$page/games/board.ts";
import Art from "./Art.svelte";
import { PLACES } from "./box.ts";
import type { View } from "./types.ts";

export default {
  emblem: "nugget",
  Art,
  progress: ({ game, face_down: n }, say) => ({
    text: say(game.of > 1 ? "progress-match" : "progress", { n, ...game }),
    share: (game.number - n / PLACES) / game.of,
  }),
} satisfies Cover<View>;
