import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseMarkdown, type Block } from "../words/markdown.ts";
import { pieceOf } from "./pieces.ts";

const PAGE = join(import.meta.dirname, "..");
const GAMES = join(PAGE, "..", "..", "games");
const SYMBOLS = readFileSync(join(PAGE, "pieces", "symbols.svg"), "utf8");

function pictures(game: string, language: string): Extract<Block, { kind: "picture" }>[] {
  const text = readFileSync(join(GAMES, game, "words", `rules.${language}.md`), "utf8");
  return parseMarkdown(text).filter((one) => one.kind === "picture");
}

describe.each(["gold", "fool", "fools_gold", "end_of_the_trail"])("the rules of %s", (game) => {
  test("show the same pieces in both languages, each with its words", () => {
    const [english, japanese] = ["en", "ja"].map((one) => pictures(game, one));
    expect(english?.length).toBeGreaterThan(1);
    const titled: Record<string, number> = { card: 4, mine: 2 };
    const bare = (word: string) =>
      word
        .split(":")
        .slice(0, titled[word.split(":")[0] ?? ""])
        .join(":");
    expect(japanese?.map((one) => one.pieces.map(bare))).toEqual(
      english?.map((one) => one.pieces.map(bare)),
    );
    for (const one of [...(english ?? []), ...(japanese ?? [])])
      expect(one.spans.length).toBeGreaterThan(0);
  });

  test("name only pieces that there are", () => {
    for (const word of pictures(game, "en").flatMap((one) => one.pieces)) {
      const piece = pieceOf(word);
      if (piece.kind === "sign") expect(word).toMatch(/^[+→=×]$/);
      if (piece.kind === "symbol") expect(SYMBOLS).toContain(`id="${piece.name}"`);
      if (piece.kind === "card") expect(SYMBOLS).toContain(`id="${piece.printed.action}"`);
      if (piece.kind === "mine" && piece.gold === 0)
        expect(SYMBOLS).toContain(`id="${piece.symbol}"`);
    }
  });
});

test("a piece is read from its word", () => {
  expect(pieceOf("gold:r4")).toEqual({ kind: "gold", face: "miner", colour: "red", n: 4 });
  expect(pieceOf("gold:g3")).toEqual({ kind: "gold", face: "gold", colour: null, n: 3 });
  expect(pieceOf("fool:g12")).toEqual({ kind: "fool", colour: "green", value: 12 });
  expect(pieceOf("fool:1")).toEqual({ kind: "fool", colour: null, value: 1 });
  expect(pieceOf("card:2s:jump:3:Claim_Jump")).toEqual({
    ...{ kind: "card", card: "2s" },
    printed: { action: "jump", money: 3, title: "Claim Jump" },
  });
  expect(pieceOf("+")).toEqual({ kind: "sign", text: "+" });
});
