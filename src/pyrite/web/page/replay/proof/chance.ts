/** Every outcome of a record, drawn again from its seed where that needs no position. Pure. */
import type { Asked, Kind } from "../../games/outcomes.ts";
import { packageOf } from "../../games/package_name.ts";
import { Stream } from "./chacha20.ts";
import { readRecord, type ChanceLine, type Facts } from "./lines.ts";

const KINDS = import.meta.glob<readonly Kind[]>("./*/faces/page/outcomes.ts", {
  base: "../../../../games",
  eager: true,
  import: "default",
});

export interface Checked {
  readonly line: number;
  readonly kind: string;
  /** Drawn here; its order drawn here, its cards by the server; or all of it by the server. */
  readonly by: "here" | "order" | "server";
  /** What the seed gives instead; null: nothing else was found. */
  readonly expected: string | null;
}

export interface ChanceCheck {
  /** Null: outcomes were given by hand, there is nothing to draw. */
  readonly seed: string | null;
  readonly outcomes: readonly Checked[];
}

export function checkChance(text: string): ChanceCheck {
  const { facts, chance } = readRecord(text);
  if (facts.seed === null) return { seed: null, outcomes: [] };
  const seed = Uint8Array.from(facts.seed.match(/../g) ?? [], (one) => parseInt(one, 16));
  return { seed: facts.seed, outcomes: chance.map((_, i) => check(facts, seed, chance, i)) };
}

function check(facts: Facts, seed: Uint8Array, chance: readonly ChanceLine[], at: number): Checked {
  const line = chance[at] as ChanceLine;
  const before = chance.slice(0, at);
  const kinds = KINDS[`./${packageOf(facts.game)}/faces/page/outcomes.ts`] ?? [];
  const number = kinds.findIndex((one) => one.name === line.kind);
  const kind = kinds[number];
  const asked = { facts, line, before };
  const told = { line: line.number, kind: line.kind };
  if (!kind?.draw || line.isTaken) return { ...told, by: "server", expected: null };
  const count = before.filter((one) => one.kind === line.kind && !one.isTaken).length;
  const drawn = kind.draw(new Stream(seed, number, count), asked);
  const isSame = tidied(kind, drawn) === tidied(kind, line.words);
  return { ...told, by: byWhom(kind, asked), expected: isSame ? null : drawn.join(" ") };
}

function tidied(kind: Kind, words: readonly string[]): string {
  return (kind.tidy?.(words) ?? words).join(" ");
}

function byWhom(kind: Kind, asked: Asked): "here" | "order" {
  return kind.isOrder?.(asked) ? "order" : "here";
}
