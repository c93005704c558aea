import { expect, test } from "vitest";
import { block, Stream } from "./chacha20.ts";
import { checkChance } from "./chance.ts";

const bytes = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (one) => parseInt(one, 16));
const hex = (word: number) => word.toString(16).padStart(8, "0");

test("a block is that of RFC 8439, 2.3.2", () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  const made = block(key, bytes("000000090000004a00000000"), 1);
  expect([...made.slice(0, 4)].map(hex)).toEqual(["e4e7f110", "15593bd1", "1fdd0f50", "c47120a3"]);
  expect([...made.slice(12)].map(hex)).toEqual(["d19c12b5", "b94e16de", "e883d0cb", "4e3c50a2"]);
});

const SEED = "af3e3862e89ed6d2231714f34d4ad885e8f37158d3cc9ed5aece28d6b38f4dfa";

test("a stream begins as the document of chance says", () => {
  const words = (kind: number, before: number) => {
    const stream = new Stream(bytes(SEED), kind, before);
    return [stream.next(), stream.next(), stream.next()].map(hex);
  };
  expect(words(0, 0)).toEqual(["b44369be", "d1193526", "1992aacf"]);
  expect(words(1, 1)).toEqual(["4b1d0c24", "71824727", "2a2dc78d"]);
});

test("a stream goes on behind its first block", () => {
  const stream = new Stream(bytes(SEED), 3, 5);
  const words = Array.from({ length: 40 }, () => stream.next());
  expect(new Set(words).size).toBe(40);
});

test("words that would favour some numbers are thrown away", () => {
  const stream = new Stream(bytes(SEED), 0, 0);
  const counts = new Map<number, number>();
  for (let i = 0; i < 6000; i++) {
    const n = stream.below(6);
    counts.set(n, (counts.get(n) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
});

const HEAD = `pyrite record 1\ngame: gold\nrules: 1\nseats: 4\nseed: ${SEED}\n\n`;

test("an outcome that the seed gives holds, another is named with its line", () => {
  const good = checkChance(`${HEAD}# a word\n* start 2\n`);
  expect(good.outcomes).toEqual([{ line: 8, kind: "start", by: "here", expected: null }]);
  const bad = checkChance(`${HEAD}* start 1\n`);
  expect(bad.outcomes).toEqual([{ line: 7, kind: "start", by: "here", expected: "2" }]);
});

test("without a seed there is nothing to draw", () => {
  expect(checkChance("pyrite record 1\ngame: gold\nseats: 4\n\n* start 2\n")).toEqual({
    seed: null,
    outcomes: [],
  });
});

test("whatever the text is, nothing breaks", () => {
  for (const text of ["", "\n", "x", "pyrite record 1\n", `${HEAD}*\n* \n* deal\n* dance 1 2\n`]) {
    expect(() => checkChance(text)).not.toThrow();
  }
  for (const seats of ["99", "0", "-1", "x", ""]) {
    const odd = HEAD.replace("gold", "fool").replace("seats: 4", `seats: ${seats}`);
    expect(() => checkChance(`${odd}* start 1\n* deal g2 | r3\n`)).not.toThrow();
  }
});
