import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseMarkdown, type Block } from "../words/markdown.ts";
import { loadPieces, pieceOf, type Shown } from "./pieces.ts";

const SYMBOLS = readFileSync(join(import.meta.dirname, "../pieces/symbols.svg"), "utf8");
const RULES = import.meta.glob<string>("../../../games/*/words/rules.en.md", {
  query: "?raw",
  import: "default",
});
const packages = Object.keys(RULES).map((file) => file.split("/")[4] ?? "");

type Picture = Extract<Block, { kind: "picture" }>;

function pictures(game: string, language: string): readonly Picture[] {
  const file = join(import.meta.dirname, `../../../games/${game}/words/rules.${language}.md`);
  return parseMarkdown(readFileSync(file, "utf8"), game).filter((one) => one.kind === "picture");
}

/** All of a piece but its title, which is in the reader's language. */
function untitled(shown: Shown): unknown {
  return shown.kind === "piece" ? [shown.Drawn, { ...shown.props, title: "" }] : shown;
}

describe.each(packages)("the rules of %s", (game) => {
  test("show the same pieces in both languages, each with its words", async () => {
    const kinds = await loadPieces(game);
    const [english = [], japanese = []] = ["en", "ja"].map((one) => pictures(game, one));
    expect(english.length).toBeGreaterThan(1);
    const drawn = (one: Picture) => one.pieces.map((word) => untitled(pieceOf(word, kinds)));
    expect(japanese.map(drawn)).toEqual(english.map(drawn));
    for (const one of [...english, ...japanese]) expect(one.spans.length).toBeGreaterThan(0);
  });

  test("name only pieces that there are", async () => {
    const kinds = await loadPieces(game);
    for (const word of pictures(game, "en").flatMap((one) => one.pieces)) {
      const shown = pieceOf(word, kinds);
      if (shown.kind === "sign") expect(word).toMatch(/^[+→=×]$/);
      if (shown.kind === "symbol") expect(SYMBOLS).toContain(`id="${shown.name}"`);
      if (shown.kind !== "piece") continue;
      const { action, symbol, gold } = shown.props;
      if (action) expect(SYMBOLS).toContain(`id="${String(action)}"`);
      if (symbol && !gold) expect(SYMBOLS).toContain(`id="${String(symbol)}"`);
    }
  });
});

test("a game without pieces of its own has symbols and signs", async () => {
  expect(await loadPieces("no-such-game")).toEqual({});
  expect(pieceOf("symbol:tent", {})).toEqual({ kind: "symbol", name: "tent" });
  expect(pieceOf("+", {})).toEqual({ kind: "sign", text: "+" });
});
