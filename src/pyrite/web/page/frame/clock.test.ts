import { expect, test } from "vitest";
import type { Say } from "../words/say.ts";
import { clockText } from "./clock.ts";

const say: Say = (key, values) => [key, ...Object.values(values ?? {})].join(" ");

test("time is told in minutes, hours or days", () => {
  expect(clockText(252, say)).toBe("4:12");
  expect(clockText(9.2, say)).toBe("0:10");
  expect(clockText(3661, say)).toBe("1:01:01");
  expect(clockText(100_000, say)).toBe("clock-days 1 3");
});
