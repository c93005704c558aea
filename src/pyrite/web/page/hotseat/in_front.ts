/** What may be shown while several people share one screen: one of them sits in front. Pure. */
import { without, type Table } from "../table/state.ts";
import type { Event, News, View } from "../wire/types.ts";

/** Does a view hold what only its own seat may see? */
export type Hides = (view: View) => boolean;

/** Whom the screen must be handed to before this view is shown; null: it may be shown. */
export function nextInFront(view: View | null, front: number | null, hides: Hides): number | null {
  if (view === null || view.viewer === front || view.result !== null) return null;
  return hides(view) ? view.viewer : null;
}

/** The table as whoever sits in front may see it. */
export function discreet(table: Table, front: number | null): Table {
  if (table.view?.result) return table;
  return { ...table, log: table.log.map((news) => withoutSecrets(news, table.yours, front)) };
}

/** A step is told as to its mover, or to the lowest seat: the others are not told its secrets. */
function withoutSecrets(news: News, yours: readonly number[], front: number | null): News {
  const hearer = news.who !== "*" && yours.includes(news.who) ? news.who : yours[0];
  return hearer === front ? news : without(news, new Set(news.events.filter(isSecret)));
}

/** What only the seat itself is told: its own choices and cards, and what it sees. */
function isSecret(event: Event): boolean {
  return event.key === "event-see" || event.key.startsWith("event-own-");
}
