import { expect, test } from "vitest";
import type { View } from "../../wire/types.ts";
import type { Say } from "../../words/say.ts";
import type { Table } from "../state.ts";
import { statusText } from "./status.ts";

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(" ");
const NAMES = ["You", "Ines", "Walnut"];

function table(part: Partial<Table>, view: Partial<View> = {}): Table {
  const players = NAMES.map((_, seat) => ({
    ...{ seat, kind: seat === 2 ? "bot" : "person", name: null, level: null },
    ...{ here: true, bot_plays: false },
  }));
  const shown = { id: "gold", waiting: [], result: null, ...view };
  return {
    ...{ state: "playing", yours: [0], players, playing: null, view: shown },
    ...part,
  } as unknown as Table;
}

const sentence = (one: Table) => statusText(one, NAMES, say).sentence;

test("somebody else is thinking, and a bot is explained", () => {
  expect(sentence(table({}, { waiting: [1] }))).toBe("thinking Ines");
  expect(statusText(table({}, { waiting: [2] }), NAMES, say).why).toBe("thinking-bot-why");
});

test("who has chosen in secret hears for whom the table waits", () => {
  const waiting = statusText(table({}, { waiting: [1, 2] }), NAMES, say);
  expect([waiting.sentence, waiting.why]).toEqual(["secret", "secret-why InescommaWalnut"]);
});

test("an onlooker watches", () => {
  expect(sentence(table({ yours: [] }, { waiting: [1] }))).toBe("watching");
});

test("a move is on its way", () => {
  expect(sentence(table({ playing: "flip a1" }, { waiting: [0] }))).toBe("sending");
});

test("the end names the reason and all scores; the winner stands above the board", () => {
  const result = { scores: [3, 9, 1], winners: [1], reason: "no card left" } as const;
  const told = statusText(table({ state: "over" }, { result }), NAMES, say);
  expect(told.sentence).toContain("reason-no-card-left");
  expect(told.why).toContain("score-of Walnut 1");
});

test("a table that cannot go on says why", () => {
  expect(sentence(table({ state: "stopped" }))).toBe("table-stopped");
  expect(sentence(table({ state: "closed" }))).toBe("table-closed");
});
