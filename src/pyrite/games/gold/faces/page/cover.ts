/** Gold before it is played. */
import type { Cover } from "$page/games/board.ts";
import Art from "./Art.svelte";

export default { emblem: "nugget", Art } satisfies Cover;
