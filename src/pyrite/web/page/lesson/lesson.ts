/** A lesson as the server tells it, and what it says to a move. Pure. */
import type { Ask, Greeting, LessonScene, LessonStep, LessonTold, Update } from "../wire/types.ts";

export type Verdict = { readonly then: LessonScene } | { readonly reason: string };

/** The lesson of a game. */
export async function loadLesson(game: string, language: string): Promise<LessonTold> {
  const response = await fetch(`/api/lessons/${encodeURIComponent(game)}`, {
    headers: { "Accept-Language": language },
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as LessonTold;
}

/** What comes of a move, or why it is not meant here. */
export function judge(step: LessonStep, move: string): Verdict {
  const answer = step.right.find((one) => one.move === move);
  if (answer) return { then: answer.then };
  const reason = step.reasons.find((one) => one.moves.includes(move));
  return { reason: reason?.text ?? "" };
}

/** As if one came to a table that stands just so. */
export function greeting(lesson: LessonTold, step: LessonStep): Greeting {
  return {
    ...{ table: "lesson", game: lesson.game, rules: lesson.rules, seats: lesson.seats },
    ...{ options: {}, state: "playing", players: lesson.players, clock: null, public: false },
    ...{ hints: false, commitment: "", n: 0, opened: "", moved: null, yours: lesson.yours },
    ...{ view: step.before.view, ask: step.ask, log: [], requests: [], chat: [], time: null },
  };
}

/** What is heard when something happens. */
export function update({ news, view }: LessonScene, ask: Ask | null): Update {
  return { n: news.at(-1)?.n ?? 0, news, view, ask, time: null };
}
