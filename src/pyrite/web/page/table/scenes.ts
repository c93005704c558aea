/**
 * What is looked at, one after the other. A pair of cards that is turned back at once is a moment:
 * it stays for a while before the view that follows. Whoever plays goes on at once.
 */
import type { Event, News, Update, View } from "../wire/types.ts";

export interface Scene<V = View, E = Event> {
  /** Counts the scenes: each is another, even if nothing differs. */
  readonly number: number;
  readonly view: V;
  /** What has just happened. */
  readonly events: readonly E[];
  /** The same in words, one by one, as the log has them. */
  readonly texts: readonly string[];
  /** A moment passes; what is settled stays. */
  readonly stage: "moment" | "settled";
}

/** The scenes of an update, in order; the last is how things are. */
export function scenesOf(update: Pick<Update, "news" | "view">, number: number): readonly Scene[] {
  const made: Scene[] = [];
  const show = (news: readonly News[], view: View, stage: Scene["stage"]) =>
    made.push({ number: number + made.length, view, stage, ...told(news) });
  let since = 0;
  update.news.forEach((news, i) => {
    if (!news.moment) return;
    show(update.news.slice(since, i + 1), news.moment, "moment");
    since = i;
  });
  if (update.view) show(update.news.slice(since), update.view, "settled");
  return made;
}

/** A view as it is, whatever has happened. */
export function still(view: View, number: number): Scene {
  return { number, view, events: [], texts: [], stage: "settled" };
}

/** What happened, and its words; what is hidden has words alone, and is no event. */
function told(news: readonly News[]): Pick<Scene, "events" | "texts"> {
  return {
    events: news.flatMap((one) => one.events),
    texts: news.flatMap((one) => one.events.map((_, i) => one.text[i] ?? "")),
  };
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
