/** The folder of a game and the words for it, loaded anew with another game or language. */
import { settings } from "../settings.svelte.ts";
import { loadWords, type Language, type Say } from "../words/say.ts";
import type { GameFolder } from "./board.ts";
import { loadFolder } from "./folders.ts";

export interface LoadedGame {
  readonly folder: GameFolder;
  readonly say: Say;
}

/** For a component, while it is there; null until both have come. */
export function loadedGame(
  id: () => string | undefined,
  words: (language: Language, game: string) => Promise<Say> = loadWords,
): { readonly current: LoadedGame | null } {
  let current: LoadedGame | null = $state.raw(null);
  const game = $derived(id()); // a table says it anew with every message
  $effect(() => {
    const { language } = settings;
    if (game === undefined) return;
    let isWanted = true;
    void Promise.all([loadFolder(game, language), words(language, game)]).then(([folder, say]) => {
      if (isWanted) current = { folder, say };
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
