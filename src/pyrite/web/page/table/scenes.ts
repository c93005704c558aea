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
  /** The number of the newest news that it shows: nothing newer may be told with it. */
  readonly upTo: number;
}

/** The scenes of an update, in order; the last is how things are. Before it, `upTo` was shown. */
export function scenesOf(
  update: Pick<Update, "news" | "view">,
  number: number,
  upTo = 0,
): readonly Scene[] {
  const made: Scene[] = [];
  const show = (news: readonly News[], view: View, stage: Scene["stage"]) => {
    const newest = news.at(-1)?.n ?? upTo;
    made.push({ number: number + made.length, view, stage, upTo: newest, ...told(news) });
  };
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
export function still(view: View, number: number, upTo = 0): Scene {
  return { number, view, events: [], texts: [], stage: "settled", upTo };
}

/** What happened, and its words; what is hidden has words alone, and is no event. */
function told(news: readonly News[]): Pick<Scene, "events" | "texts"> {
  return {
    events: news.flatMap((one) => one.events),
    texts: news.flatMap((one) => one.events.map((_, i) => one.text[i] ?? "")),
  };
}

/** How long things stay while others wait, in milliseconds. */
export interface Pace {
  /** A pair of cards that is turned back: nobody plays on before it was seen. */
  readonly moment: number;
  /** What the game wants to be looked at for a while. */
  readonly lingering: number;
  /** Anything else, where pieces move. */
  readonly step: number;
}

export type PaceName = "calm" | "brisk" | "at-once";

export const PACES: Readonly<Record<PaceName, Pace>> = {
  calm: { moment: 3000, lingering: 3000, step: 800 },
  brisk: { moment: 1600, lingering: 1600, step: 420 },
  "at-once": { moment: 800, lingering: 0, step: 0 },
};

/** How long a scene stays while others wait. */
export function stay(
  scene: Scene,
  pace: Pace,
  isMoving: boolean,
  lingers: (event: Event) => boolean,
): number {
  if (scene.stage === "moment") return pace.moment;
  if (scene.events.some(lingers)) return pace.lingering;
  return isMoving ? pace.step : 0;
}
