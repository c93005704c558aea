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
  readonly isPrivate: boolean;
}

/** A small card; of a map with its key. */
export interface Card {
  readonly key: string;
  readonly text: string;
}

/** Several of one kind in a row. */
export interface CardRow {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly cards: readonly Card[];
  readonly isPrivate: boolean;
  /** Somebody else's, or nobody may look. */
  readonly isHidden: boolean;
}

export interface Cell {
  readonly label: string;
  readonly kind: "number" | "text" | "cards";
  readonly texts: readonly string[];
  /** The viewer alone sees this. */
  readonly isPrivate: boolean;
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
  /** Is each row called by a key of its own? */
  readonly isByKey: boolean;
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
const ONLOOKER = -1;

/** By seat, as the viewer is spoken to; and what is said of what the viewer may not see. */
export interface Words {
  readonly names: readonly string[];
  readonly hidden: string;
}
const ELSEWHERE = ["phase", "turn"]; // in the top bar and on the seats

/** In the order of the view, which never changes in a game. */
export function look(view: AnyView, face: GameFace, words: Words): PlainLook {
  const fields = face.fields.filter((field) => !ELSEWHERE.includes(field.name));
  const isMine = view.viewer !== ONLOOKER;
  const flat = fields.flatMap((field) => parts(field, view[field.name]));
  return {
    tiles: flat.flatMap(([field, value]) => tileOf(field, value, isMine, words)),
    rows: flat.flatMap(([field, value]) => rowOf(field, value, isMine, words)),
    tables: flat.flatMap(([field, value]) => tableOf(field, value, view, words)),
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

function tileOf(field: FieldFacts, value: unknown, isMine: boolean, words: Words): Tile[] {
  if (["list", "table", "map"].includes(field.kind)) return [];
  const { name, label, meaning } = field;
  const isPrivate = isSecret(field, value);
  const text = plainText(field, value, isMine, words);
  const isCard = field.kind === "text" && typeof value === "string" && value !== "";
  const isCount = field.kind === "number" && typeof value === "number";
  const pieces = isCount && value > 0 && value <= MOST_PIECES ? value : 0;
  return [{ name, label, meaning, isCard, pieces, isPrivate, text }];
}

function rowOf(field: FieldFacts, value: unknown, isMine: boolean, words: Words): CardRow[] {
  if (field.fields.length > 0 || !["list", "map"].includes(field.kind)) return [];
  const { name, label, meaning } = field;
  const cards = entriesOf(value).map(([key, one]) => ({
    key: field.kind === "map" ? key : "",
    text: textOf(field.inner ?? "text", one, words),
  }));
  const isPrivate = isSecret(field, value);
  const isHidden = !isMine && field.private && !isPrivate;
  return [{ name, label, meaning, cards, isPrivate, isHidden }];
}

function tableOf(field: FieldFacts, value: unknown, view: AnyView, words: Words): PlainTable[] {
  if (field.fields.length === 0 || !["table", "map"].includes(field.kind)) return [];
  const seated = field.fields.find((one) => one.kind === "seat" && one.name === "seat");
  const columns = field.fields.filter((one) => one !== seated);
  const rows = entriesOf(value).map(([key, row]): TableRow => {
    const own = isObject(row) ? row : {};
    const seat = seated && typeof own[seated.name] === "number" ? Number(own[seated.name]) : null;
    const isOwn = seat === null ? view.viewer !== ONLOOKER : seat === view.viewer;
    return { key, seat, cells: columns.map((one) => cellOf(one, own[one.name], isOwn, words)) };
  });
  const { name, label, meaning } = field;
  return [{ name, label, meaning, isByKey: field.kind === "map", columns, rows }];
}

function cellOf(field: FieldFacts, value: unknown, isOwn: boolean, words: Words): Cell {
  const { label } = field;
  const isPrivate = isOwn && isSecret(field, value);
  if (Array.isArray(value)) {
    const texts = value.map((one: unknown) => textOf(field.inner ?? "text", one, words));
    return { label, kind: "cards", texts, isPrivate };
  }
  const kind = field.kind === "number" ? "number" : "text";
  return { label, kind, texts: [plainText(field, value, isOwn, words)], isPrivate };
}

/** Is this there, and do others not see it? */
function isSecret(field: FieldFacts, value: unknown): boolean {
  return field.private && value !== null && value !== undefined;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(isObject(value) || Array.isArray(value) ? value : {});
}

/** A field in words; what is not there because others alone may see it is hidden. */
function plainText(field: FieldFacts, value: unknown, isOwn: boolean, words: Words): string {
  const isHidden = !isOwn && field.private && !isSecret(field, value);
  return isHidden ? words.hidden : textOf(field.kind, value, words);
}

/** One value in words: seats by their names, parts of an object after each other. */
function textOf(kind: FieldFacts["kind"], value: unknown, words: Words): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (kind === "seat" && typeof value === "number") return words.names[value] ?? NOTHING;
  if (typeof value === "number") return `${value}`.replace("-", "−");
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (Array.isArray(value)) return value.map((one) => textOf("text", one, words)).join(" ");
  const inner = Object.values(isObject(value) ? value : {});
  return inner.map((one) => textOf("text", one, words)).join(" ");
}

/** Cards whose numbers ascend, cut where a number is left out; of any others each by itself. */
export function runs(cards: readonly Card[]): readonly (readonly Card[])[] {
  const numbers = cards.map((card) => Number(card.text));
  const step = (i: number) => (numbers[i] ?? NaN) - (numbers[i - 1] ?? NaN);
  const ascends = cards.every((_, i) => i === 0 || step(i) > 0);
  const found: Card[][] = [];
  cards.forEach((card, i) => {
    const last = found.at(-1);
    if (ascends && last && step(i) === 1) last.push(card);
    else found.push([card]);
  });
  return found;
}

/** Does a game hide anything from anybody? One whose fields nobody knows may. */
export function hidesAnything(face: GameFace): boolean {
  const anyPrivate = (fields: readonly FieldFacts[]): boolean =>
    fields.some((field) => field.private || anyPrivate(field.fields));
  return face.fields.length === 0 || anyPrivate(face.fields);
}

function isObject(value: unknown): value is AnyView {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a seat has: its row in the first table with a row for each seat. */
export function seatCells(
  view: AnyView,
  face: GameFace,
  seat: number,
  words: Words,
): readonly Cell[] {
  for (const table of look(view, face, words).tables) {
    const row = table.rows.find((one) => one.seat === seat);
    if (row) return row.cells;
  }
  return [];
}
