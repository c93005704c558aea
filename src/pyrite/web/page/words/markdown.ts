/** The rules are written in a little Markdown: headings, paragraphs, lists, tables, pictures. No HTML. */

export interface Span {
  readonly kind: "plain" | "strong" | "em" | "code";
  readonly text: string;
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | {
      readonly kind: "picture";
      /** Whose pieces they are. */
      readonly game: string;
      readonly pieces: readonly string[];
      readonly spans: readonly Span[];
    }
  | { readonly kind: "list"; readonly isCounted: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table";
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
    };

export type Cell = readonly Span[];

export interface Item {
  readonly spans: readonly Span[];
  readonly inner: readonly Block[];
}

const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`/g;
const PICTURE = /^<!-- pieces: ([^|]*)\|\s*(.*?)\s*-->$/;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

export function parseMarkdown(text: string, game = ""): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of text.replace(LINK, "$1").split(/\n{2,}/)) {
    const lines = part.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 0) blocks.push(...parsePart(lines, game));
  }
  return blocks;
}

function parsePart(lines: readonly string[], game: string): readonly Block[] {
  const [first = ""] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) {
    const [, signs = "", title = ""] = heading;
    const rest = lines.slice(1);
    const block: Block = { kind: "heading", level: signs.length, spans: parseSpans(title) };
    return rest.length > 0 ? [block, ...parsePart(rest, game)] : [block];
  }
  const picture = PICTURE.exec(lines.join(" "));
  if (picture) return [parsePicture(picture, game)];
  if (first.startsWith("|")) return [parseTable(lines)];
  if (ITEM.test(first)) return [parseList(lines)];
  return [{ kind: "paragraph", spans: parseSpans(lines.join(" ")) }];
}

/** A comment elsewhere: pieces by name, and the words below them. */
function parsePicture([, words = "", caption = ""]: readonly string[], game: string): Block {
  const pieces = words.trim().split(/\s+/);
  return { kind: "picture", game, pieces, spans: parseSpans(caption) };
}

function parseTable(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => parseSpans(cell.trim())),
  );
  return { kind: "table", head, rows };
}

/** Lines that stand further in belong to the item before them. */
function parseList(lines: readonly string[]): Block {
  const indent = ITEM.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  const groups: string[][] = [];
  for (const line of lines) {
    const isOwn = (ITEM.exec(line)?.[1]?.length ?? Infinity) <= indent;
    if (isOwn) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  const isCounted = /^\s*\d/.test(lines[0] ?? "");
  return { kind: "list", isCounted, items: groups.map(parseItem) };
}

function parseItem([first = "", ...more]: readonly string[]): Item {
  const plain = more.filter((line) => !ITEM.test(line)).map((line) => line.trim());
  const inner = more.filter((line) => ITEM.test(line));
  const text = [ITEM.exec(first)?.[3] ?? "", ...plain].join(" ");
  return { spans: parseSpans(text), inner: inner.length > 0 ? [parseList(inner)] : [] };
}

export function parseSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) spans.push({ kind: "plain", text: text.slice(end, found.index) });
    const [, strong, em, code] = found;
    const kind = strong !== undefined ? "strong" : em !== undefined ? "em" : "code";
    spans.push({ kind, text: strong ?? em ?? code ?? "" });
    end = found.index + found[0].length;
  }
  if (end < text.length) spans.push({ kind: "plain", text: text.slice(end) });
  return spans;
}
