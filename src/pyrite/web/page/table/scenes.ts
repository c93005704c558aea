/**
 * What is looked at, one after the other. A pair of cards that is turned back at once is a moment:
 * it stays for a while before the view that follows. Whoever plays goes on at once.
 */
import type { Event, Update, View } from "../wire/types.ts";

export interface Scene<V = View, E = Event> {
  /** Counts the scenes: each is another, even if nothing differs. */
  readonly number: number;
  readonly view: V;
  /** What has just happened. */
  readonly events: readonly E[];
  /** A moment passes; what is settled stays. */
  readonly stage: "moment" | "settled";
}

/** The scenes of an update, in order; the last is how things are. */
export function scenesOf(update: Pick<Update, "news" | "view">, number: number): readonly Scene[] {
  const made: Scene[] = [];
  let told: Event[] = [];
  for (const news of update.news) {
    told.push(...news.events);
    if (news.moment) {
      made.push({ number: number + made.length, view: news.moment, events: told, stage: "moment" });
      told = [...news.events];
    }
  }
  if (!update.view) return made;
  const last = { number: number + made.length, view: update.view, events: told };
  return [...made, { ...last, stage: "settled" }];
}

/** Is it there to be looked at for a while? */
export function isLookedAt(scene: Scene, lingers: (event: Event) => boolean): boolean {
  return scene.stage === "moment" || scene.events.some(lingers);
}

/** How long a scene stays while others wait, in milliseconds. */
export function stay(
  scene: Scene,
  look: number,
  isMoving: boolean,
  lingers: (event: Event) => boolean,
): number {
  if (isLookedAt(scene, lingers)) return look;
  return isMoving ? 420 : 0;
}
