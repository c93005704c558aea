/** What the server tells of a game that this page has no board for. */
import { callsIn } from "../../wire/calls.ts";
import type { GameFace } from "../../wire/types.ts";

const FACES = new Map<string, Promise<GameFace | null>>();

/** Asked for once in each language; null where the server does not know it. */
export function loadFace(game: string, language: string): Promise<GameFace | null> {
  const key = `${language} ${game}`;
  const known = FACES.get(key);
  if (known) return known;
  const asked = callsIn(() => language)
    .face(game)
    .catch(() => {
      FACES.delete(key); // perhaps the next time
      return null;
    });
  FACES.set(key, asked);
  return asked;
}
