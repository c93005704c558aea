/** What games show of themselves before they are played, found in their folders. */
import { settings } from "../settings.svelte.ts";
import { sayIn, type Catalogue, type Say } from "../words/say.ts";
import type { View } from "../wire/types.ts";
import type { Cover, Progress } from "./board.ts";
import { packageOf } from "./package_name.ts";

const COVERS = import.meta.glob<Cover>("./*/faces/page/cover.ts", {
  base: "../../../games",
  eager: true,
  import: "default",
});
const WORDS = import.meta.glob<Catalogue>("./*/faces/page/words/cover.??.ftl", {
  base: "../../../games",
  eager: true,
  import: "default",
});

/** How many games brought one when the page was built. */
export const COVER_COUNT = Object.keys(COVERS).length;

export function coverOf(game: string): Cover | undefined {
  return COVERS[`./${packageOf(game)}/faces/page/cover.ts`];
}

/** Its name as its cover has it; else as it is told. */
export function titleOf(game: string, told = game): string {
  return sayOn(game)?.("title") ?? told;
}

/** Why one would play it; a game may leave that open. */
export function pitchOf(game: string): string {
  return sayOn(game)?.("pitch") ?? "";
}

/** How far a game has come; null where it cannot be said in a few words. */
export function progressOf(game: string, view: View): Progress | null {
  const say = sayOn(game);
  return (say && coverOf(game)?.progress?.(view, say)) ?? null;
}

function sayOn(game: string): Say | undefined {
  const { language } = settings;
  const words = WORDS[`./${packageOf(game)}/faces/page/words/cover.${language}.ftl`];
  return words && sayIn(language, [words]);
}
