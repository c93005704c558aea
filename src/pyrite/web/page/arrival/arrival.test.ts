import { expect, test } from "vitest";
import type { Look } from "../wire/peek.ts";
import type { Greeting } from "../wire/types.ts";
import { arrive } from "./arrival.ts";

const MINE = { yours: [0] } as unknown as Greeting;
const OTHER = { yours: [1] } as unknown as Greeting;
const OPENER = { yours: [] } as unknown as Greeting;

/** What is found through each key. */
function looking(found: Readonly<Record<string, Look>>): (key: string) => Promise<Look> {
  return (key) => Promise.resolve(found[key] ?? null);
}

test("a key with a seat is kept where there was none", async () => {
  const gone = await arrive("other", null, looking({ other: OTHER }));
  expect(gone).toEqual({ kind: "go", key: "other", found: OTHER });
});

test("what is no key is not kept, nor is one without a seat, nor one that cannot be tried", async () => {
  for (const found of [null, OPENER, "away"] as const) {
    const gone = await arrive("other", null, looking({ other: found }));
    expect(gone).toEqual({ kind: "go", key: "other", found: null });
  }
});

test("a kept key stays where the link's is none, or cannot be tried", async () => {
  for (const found of [null, "away"] as const) {
    const gone = await arrive("other", "mine", looking({ mine: MINE, other: found }));
    expect(gone).toEqual({ kind: "go", key: "mine", found: null });
  }
});

test("where both keys work the reader is asked", async () => {
  const asked = await arrive("other", "mine", looking({ mine: MINE, other: OTHER }));
  expect(asked).toEqual({ kind: "ask", mine: MINE, other: OTHER });
  const unseen = await arrive("other", "mine", looking({ mine: "away", other: OTHER }));
  expect(unseen).toEqual({ kind: "ask", mine: null, other: OTHER });
});

test("a kept key that fits no more makes room for a good one", async () => {
  const gone = await arrive("other", "mine", looking({ other: OTHER }));
  expect(gone).toEqual({ kind: "go", key: "other", found: OTHER });
});

test("the same key again: nobody is asked or looked for", async () => {
  const gone = await arrive("mine", "mine", () => Promise.reject(new Error("looked")));
  expect(gone).toEqual({ kind: "go", key: "mine", found: null });
});
