import { expect, test } from "vitest";
import { Refusal } from "../../wire/calls.ts";
import type { Review, ReviewTold } from "../../wire/types.ts";
import { reviewed } from "./polling.ts";

const READY: ReviewTold = { state: "ready", review: { game: "gold" } as Review };

function answers(...told: (ReviewTold | Refusal)[]): () => Promise<ReviewTold> {
  return () => {
    const next = told.shift();
    if (!next) throw new Error("asked too often");
    return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next);
  };
}

function waiting(): { waits: number[]; wait: (time: number) => Promise<void> } {
  const waits: number[] = [];
  return { waits, wait: (time) => Promise.resolve(void waits.push(time)) };
}

test("asks again until it is ready, and tells how far it is", async () => {
  const heard: number[] = [];
  const { waits, wait } = waiting();
  const ask = answers({ state: "working", done: 0 }, { state: "working", done: 0.5 }, READY);
  const found = await reviewed(
    ask,
    (done) => heard.push(done),
    () => true,
    wait,
  );
  expect(found?.game).toBe("gold");
  expect(heard).toEqual([0, 0.5]);
  expect(waits.length).toBe(2);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
});

test("waits as long as it is told to", async () => {
  const { waits, wait } = waiting();
  const ask = answers(new Refusal({ code: "too-many", text: "", seconds: 7 }), READY);
  expect(
    await reviewed(
      ask,
      () => undefined,
      () => true,
      wait,
    ),
  ).not.toBeNull();
  expect(waits).toEqual([7000]);
});

test("any other refusal is told", async () => {
  const ask = answers(new Refusal({ code: "busy", text: "too much to do" }));
  const asked = reviewed(
    ask,
    () => undefined,
    () => true,
    waiting().wait,
  );
  await expect(asked).rejects.toThrow("too much to do");
});

test("nobody asks once nobody is there", async () => {
  const ask = answers({ state: "working", done: 0 });
  let isHere = true;
  const tell = () => (isHere = false);
  expect(await reviewed(ask, tell, () => isHere, waiting().wait)).toBeNull();
});

test("what is known early is shown while the rest is measured", async () => {
  const early = { game: "early" } as Review;
  const heard: (Review | null)[] = [];
  const working: ReviewTold = { state: "working", done: 0.3 };
  const ask = answers(working, { ...working, review: early }, READY);
  const { wait } = waiting();
  const found = await reviewed(
    ask,
    (_, told) => heard.push(told),
    () => true,
    wait,
  );
  expect(heard).toEqual([null, early]);
  expect(found?.game).toBe("gold");
});
