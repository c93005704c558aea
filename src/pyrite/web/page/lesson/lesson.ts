/** A lesson as the server tells it, and what it says to a move. Pure. */
import { fetched } from "../wire/calls.ts";
import type { LessonScene, LessonStep, LessonTold } from "../wire/types.ts";

export type Verdict = { readonly then: LessonScene } | { readonly reason: string };

/** The lesson of a game. */
export async function loadLesson(game: string, language: string): Promise<LessonTold> {
  const response = await fetched(`/lessons/${encodeURIComponent(game)}`, {
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
