import { expect, test } from "vitest";
import { gameOfBody, gameOfCall, type Kept } from "./wanted_game.ts";

const kept: Kept = {
  read: (prefix) =>
    Promise.resolve(
      prefix === '["listing","oak"]'
        ? JSON.stringify([
            [
              ["listing", "oak"],
              ["oak", "fool", "open"],
            ],
          ])
        : "[]",
    ),
};

test("a table's game is the one that is kept", async () => {
  expect(await gameOfCall(kept, "/api/tables/oak/record", "")).toBe("fool");
  expect(await gameOfCall(kept, "/api/tables/ash", "")).toBeNull();
});

test("a new table, a lesson and a record name theirs", async () => {
  expect(await gameOfCall(kept, "/api/tables", '{"game":"gold"}')).toBe("gold");
  expect(await gameOfCall(kept, "/api/lessons/fool", "")).toBe("fool");
  expect(gameOfBody(JSON.stringify({ record: "pyrite record 1\ngame: gold\n" }))).toBe("gold");
});

test("other calls are about none", async () => {
  expect(await gameOfCall(kept, "/api/games", "")).toBeNull();
  expect(gameOfBody("{}")).toBeNull();
});
