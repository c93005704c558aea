import { expect, test } from "vitest";
import type { Ask, View } from "../wire/types.ts";
import { loadWords } from "../words/say.ts";
import { loadFolder } from "./folders.ts";

const ASK: Ask = { decision: 1, seat: 0, legal: ["go"] };

test("a game without a board has a folder all the same, which says so", async () => {
  const folder = await loadFolder("no-such-game");
  const say = await loadWords("en", "no-such-game");
  expect(folder.asks({} as View, ASK, [], say, []).sentence).toBe("It is your turn");
  expect(folder.facts({} as View, say)).toEqual([]);
  expect(say("boardless")).toContain("no board");
});
