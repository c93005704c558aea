import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseMarkdown, parseSpans } from "./markdown.ts";

test("headings, paragraphs and what is marked in them", () => {
  expect(parseMarkdown("## A **b**\n\none\ntwo `c` [d](e.md)")).toEqual([
    {
      kind: "heading",
      level: 2,
      spans: [
        { kind: "plain", text: "A " },
        { kind: "strong", text: "b" },
      ],
    },
    {
      kind: "paragraph",
      spans: [
        { kind: "plain", text: "one two " },
        { kind: "code", text: "c" },
        { kind: "plain", text: " d" },
      ],
    },
  ]);
});

test("a list inside a counted list", () => {
  const [list] = parseMarkdown("1. one\n2. two:\n   - a\n   - b\n3. three");
  expect(list).toMatchObject({ kind: "list", isCounted: true });
  const items = list?.kind === "list" ? list.items : [];
  expect(items).toHaveLength(3);
  expect(items[1]?.inner[0]).toMatchObject({ kind: "list", isCounted: false });
});

test("a table has a head and rows, empty cells too", () => {
  expect(parseMarkdown("| a | b |\n|---|---|\n| 1 | |")).toEqual([
    { kind: "table", head: [parseSpans("a"), parseSpans("b")], rows: [[parseSpans("1"), []]] },
  ]);
});

test("all rules are read without a sign left over", () => {
  const games = join(import.meta.dirname, "../../../games");
  const files = readdirSync(games, { recursive: true, encoding: "utf8" }).filter((one) =>
    /rules\.(en|ja)\.md$/.test(one),
  );
  expect(files).toHaveLength(8);
  for (const file of files) {
    const text = JSON.stringify(parseMarkdown(readFileSync(join(games, file), "utf8")));
    expect(text).not.toMatch(/\*\*|\]\(|"text":"[^"]*\|[^"]*\|/);
  }
});
