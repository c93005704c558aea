import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LessonStep, View } from "../wire/types.ts";
import { judge } from "./lesson.ts";

const HERE = import.meta.dirname;
const view = (n: number) => ({ id: "gold", n }) as unknown as View;
const step: LessonStep = {
  name: "carry",
  new: true,
  before: { news: [], view: view(1) },
  ask: { seat: 0, decision: 0, legal: ["flip a1", "flip b1", "flip c1"] },
  text: "Turn over a1.",
  right: [{ move: "flip a1", then: { news: [], view: view(2) } }],
  reasons: [{ text: "Not b, not c.", moves: ["flip b1", "flip c1"] }],
  done: "Well.",
};

test("a right move goes on, any other has its reason", () => {
  expect(judge(step, "flip a1")).toEqual({ then: { news: [], view: view(2) } });
  expect(judge(step, "flip c1")).toEqual({ reason: "Not b, not c." });
});

test("every key that a lesson says is there", () => {
  const parts = readdirSync(HERE).filter((name) => name.endsWith(".svelte"));
  const screen = join(HERE, "..", "screens", "Learn.svelte");
  const code = [...parts.map((name) => join(HERE, name)), screen].map((name) =>
    readFileSync(name, "utf8"),
  );
  const said = code.flatMap((text) => [...text.matchAll(/\btell\("([\w-]+)"/g)]);
  const words = readFileSync(join(HERE, "words", "en.ftl"), "utf8");
  const known = new Set([...words.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1]));
  expect(said.map((one) => one[1]).filter((key) => !known.has(key))).toEqual([]);
});
