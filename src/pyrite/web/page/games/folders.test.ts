import { expect, test } from "vitest";
import { loadFolder } from "./folders.ts";
import "./plain/folder.ts"; // compiled before the test's clock runs

test("a game that nobody has drawn has a folder all the same", async () => {
  const folder = await loadFolder("no-such-game", "en");
  expect(folder.sign(0, 3, null)).toBe("red");
  expect(folder.sign(0, 6, null)).toBeNull();
});
