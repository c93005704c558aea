/** A view and the fields it declares → what the plain board draws. Pure. */
import type { FieldFacts, GameFace } from "../../wire/types.ts";

/** Any view, read by its fields. */
export type AnyView = Readonly<Record<string, unknown>>;

/** One number, word or name: a tile. */
export interface Tile {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly text: string;
  /** Words stand on paper, numbers on slate. */
  readonly isCard: boolean;
  /** A small count is shown as pieces, too. */
  readonly pieces: number;
}

/** Several of one kind in a row: small cards; of a map with their keys. */
export interface CardRow {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly cards: readonly { readonly key: string; readonly text: string }[];
}

export interface Cell {
  readonly label: string;
  readonly kind: "number" | "text" | "cards";
  readonly texts: readonly string[];
}

export interface TableRow {
  readonly key: string;
  /** Whose row it is, if it is a seat's. */
  readonly seat: number | null;
  readonly cells: readonly Cell[];
}

export interface PlainTable {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly columns: readonly FieldFacts[];
  readonly rows: readonly TableRow[];
}

export interface PlainLook {
  readonly tiles: readonly Tile[];
  readonly rows: readonly CardRow[];
  readonly tables: readonly PlainTable[];
}

export const NOTHING = "–";
const MOST_PIECES = 12;
const ELSEWHERE = ["phase", "turn"]; // in the top bar and on the seats

/** In the order of the view, which never changes in a game. */
export function look(view: AnyView, face: GameFace, names: readonly string[]): PlainLook {
  const fields = face.fields.filter((field) => !ELSEWHERE.includes(field.name));
  const flat = fields.flatMap((field) => parts(field, view[field.name]));
  return {
    tiles: flat.flatMap(([field, value]) => tileOf(field, value, names)),
    rows: flat.flatMap(([field, value]) => rowOf(field, value, names)),
    tables: flat.flatMap(([field, value]) => tableOf(field, value, names)),
  };
}

type Part = readonly [FieldFacts, unknown];

/** An object is laid open: each of its fields stands by itself. */
function parts(field: FieldFacts, value: unknown): readonly Part[] {
  if (field.kind !== "object" || !isObject(value)) return [[field, value]];
  return field.fields.flatMap((inner) =>
    parts({ ...inner, label: `${field.label}: ${inner.label}` }, value[inner.name]),
  );
}

function tileOf(field: FieldFacts, value: unknown, names: readonly string[]): readonly Tile[] {
  if (["list", "table", "map"].includes(field.kind)) return [];
  const { name, label, meaning } = field;
  const isCard = field.kind === "text" && typeof value === "string" && value !== "";
  const isCount = field.kind === "number" && typeof value === "number";
  const pieces = isCount && value > 0 && value <= MOST_PIECES ? value : 0;
  return [{ name, label, meaning, isCard, pieces, text: plainText(field.kind, value, names) }];
}

function rowOf(field: FieldFacts, value: unknown, names: readonly string[]): readonly CardRow[] {
  if (field.fields.length > 0 || !["list", "map"].includes(field.kind)) return [];
  const entries = Object.entries(isObject(value) || Array.isArray(value) ? value : {});
  const cards = entries.map(([key, one]) => ({
    key: field.kind === "map" ? key : "",
    text: plainText(field.inner ?? "text", one, names),
  }));
  return [{ name: field.name, label: field.label, meaning: field.meaning, cards }];
}

function tableOf(field: FieldFacts, value: unknown, names: readonly string[]): PlainTable[] {
  if (field.fields.length === 0 || !["table", "map"].includes(field.kind)) return [];
  const seated = field.fields.find((one) => one.kind === "seat" && one.name === "seat");
  const columns = field.fields.filter((one) => one !== seated);
  const entries = Object.entries(isObject(value) || Array.isArray(value) ? value : {});
  const rows = entries.map(([key, row]): TableRow => {
    const own = isObject(row) ? row : {};
    const seat = seated && typeof own[seated.name] === "number" ? Number(own[seated.name]) : null;
    return { key, seat, cells: columns.map((one) => cellOf(one, own[one.name], names)) };
  });
  return [{ name: field.name, label: field.label, meaning: field.meaning, columns, rows }];
}

function cellOf(field: FieldFacts, value: unknown, names: readonly string[]): Cell {
  const { label } = field;
  if (Array.isArray(value)) {
    const texts = value.map((one: unknown) => plainText(field.inner ?? "text", one, names));
    return { label, kind: "cards", texts };
  }
  const kind = field.kind === "number" ? "number" : "text";
  return { label, kind, texts: [plainText(field.kind, value, names)] };
}

/** One value in words: seats by their names, parts of an object after each other. */
function plainText(kind: FieldFacts["kind"], value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (kind === "seat" && typeof value === "number") return names[value] ?? NOTHING;
  if (typeof value === "number") return `${value}`.replace("-", "−");
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (Array.isArray(value)) return value.map((one) => plainText("text", one, names)).join(" ");
  const inner = Object.values(isObject(value) ? value : {});
  return inner.map((one) => plainText("text", one, names)).join(" ");
}

function isObject(value: unknown): value is AnyView {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a seat has: its row in the first table with a row for each seat. */
export function seatCells(
  view: AnyView,
  face: GameFace,
  seat: number,
  names: readonly string[],
): readonly Cell[] {
  for (const table of look(view, face, names).tables) {
    const row = table.rows.find((one) => one.seat === seat);
    if (row) return row.cells;
  }
  return [];
}
