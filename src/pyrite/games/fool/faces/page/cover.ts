/** Fool! before it is played. */
import type { Cover } from "$page/games/board.ts";
import Art from "./Art.svelte";
import { LOW_TOTAL } from "./box.ts";
import type { View } from "./types.ts";

export default {
  emblem: "cap",
  Art,
  progress: (view, say) => {
    const points = view.players[view.viewer]?.total ?? 0;
    const low = Math.min(...view.players.map((one) => one.total)) / LOW_TOTAL;
    const isSingle = view.rounds === "single";
    return {
      text: say(isSingle ? "progress-single" : "progress", { n: view.round.number, points }),
      share: isSingle ? 0 : Math.max(low, view.tens.scored / view.tens.end),
    };
  },
} satisfies Cover<View>;
