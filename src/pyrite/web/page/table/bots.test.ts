import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Player } from "../wire/types.ts";
import { sayTexts } from "../words/test_words.ts";
import type { Say } from "../words/say.ts";
import { botChoice, botName, BOTS } from "./bots.ts";

const PAGE = join(import.meta.dirname, "..");
const ENGINE = join(PAGE, "../../engine");

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(" ");

function bot(seat: number, level: string | null): Player {
  return { seat, kind: "bot", name: null, level, here: true, bot_plays: false };
}

test("each level has a name, what is no level a number", () => {
  const players = [bot(0, "hard"), bot(1, "bold"), bot(2, "careful"), bot(3, null)];
  const names = players.map((one) => botName(one, players, say));
  expect(names).toEqual(["name-hard", "name-bold", "name-careful", "name-bot 4"]);
});

test("several of one level are counted", () => {
  const players = [bot(1, "bold"), bot(3, "bold"), bot(2, "careful")];
  const names = players.map((one) => botName(one, players, say));
  expect(names).toEqual(["name-bold-at 1", "name-bold-at 2", "name-careful"]);
});

test("a character is chosen by its name, with its style behind it", () => {
  expect(botChoice("easy", say)).toBe("player-character name-easy level-easy");
  expect(botChoice("bold", say)).toBe("player-character name-bold level-bold");
});

test.each(["en", "ja"] as const)(
  "all have words, and the server calls them the same (%s)",
  (language) => {
    const [ours, theirs] = [PAGE, ENGINE].map((folder) =>
      sayTexts(language, [readFileSync(join(folder, `words/${language}.ftl`), "utf8")]),
    );
    if (!ours || !theirs) throw new Error(language);
    expect(new Set(BOTS.map((level) => botChoice(level, ours))).size).toBe(BOTS.length);
    const keys = [
      "name-bot",
      "name-seat",
      ...BOTS.flatMap((one) => [`name-${one}`, `name-${one}-at`]),
    ];
    for (const key of keys) expect(ours(key, { seat: "2" })).toBe(theirs(key, { seat: "2" }));
  },
);
