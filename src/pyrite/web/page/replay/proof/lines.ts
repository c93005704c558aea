/** A record, as far as its chance goes: read here, so that nobody else need be believed. */

export interface Facts {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** 64 hex digits; null: outcomes were given by hand. */
  readonly seed: string | null;
}

export interface ChanceLine {
  /** In the file, from 1. */
  readonly number: number;
  readonly kind: string;
  readonly words: readonly string[];
  /** Taken over from another game: this seed has not drawn it. */
  readonly isTaken: boolean;
}

export interface Read {
  readonly facts: Facts;
  readonly chance: readonly ChanceLine[];
}

export function readRecord(text: string): Read {
  const lines = text.split("\n").map((line) => line.trimEnd());
  const blank = lines.indexOf("");
  const end = blank < 0 ? lines.length : blank;
  const header = new Map(lines.slice(1, end).map(entry));
  const named = [...header].filter(([name]) => name.startsWith("option "));
  const facts = {
    game: header.get("game") ?? "",
    seats: Number(header.get("seats")),
    options: Object.fromEntries(named.map(([name, value]) => [name.slice(7), value])),
    seed: /^[0-9a-f]{64}$/i.exec(header.get("seed") ?? "")?.[0].toLowerCase() ?? null,
  };
  const taken = Number.parseInt(header.get("prelude") ?? "0");
  const steps = [...lines.entries()].filter(([i, line]) => i > end && /^[*\d] /.test(line));
  const chance = steps.flatMap(([i, line], n) =>
    line.startsWith("* ") ? [spoken(line, i + 1, n < taken)] : [],
  );
  return { facts, chance };
}

function entry(line: string): readonly [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, Math.max(colon, 0)), line.slice(colon + 1).trim()];
}

function spoken(line: string, number: number, isTaken: boolean): ChanceLine {
  const [, kind = "", ...words] = line.split(" ");
  return { number, kind, words, isTaken };
}
