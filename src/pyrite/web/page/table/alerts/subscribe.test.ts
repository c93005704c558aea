import { expect, test } from "vitest";
import { quietText } from "./subscribe.ts";

test("quiet hours are said with their zone, or not at all", () => {
  expect(quietText("22:00", "08:00", "Asia/Tokyo")).toBe("22:00-08:00 Asia/Tokyo");
  expect(quietText("", "08:00", "Asia/Tokyo")).toBeNull();
});
