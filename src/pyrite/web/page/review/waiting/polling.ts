/** Asks for a review until it is there. */
import { Refusal } from "../../wire/calls.ts";
import type { Review, ReviewTold } from "../../wire/types.ts";

const SOON = 700; // milliseconds between the first askings
const LATER = 3000;

export interface Progress {
  readonly done: number;
}
export type Ask = () => Promise<ReviewTold>;
export type Wait = (milliseconds: number) => Promise<void>;

/** The review; `tell` hears how far it is, and what is known early. Null: nobody wants it. */
export async function reviewed(
  ask: Ask,
  tell: (done: number, early: Review | null) => void,
  isWanted: () => boolean,
  wait: Wait = pause,
): Promise<Review | null> {
  for (let pace = SOON; isWanted(); pace = Math.min(LATER, pace * 1.3)) {
    const told = await patiently(ask, wait);
    if (told.review && told.state === "ready") return told.review;
    tell(told.done ?? 0, told.review ?? null);
    await wait(pace);
  }
  return null;
}

/** Who is told to wait waits, and asks once more. */
async function patiently(ask: Ask, wait: Wait): Promise<ReviewTold> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "too-many") throw error;
    await wait(1000 * Math.max(1, error.seconds));
    return ask();
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
