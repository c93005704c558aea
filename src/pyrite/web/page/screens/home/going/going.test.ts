import { expect, test } from "vitest";
import type { Player, Summary } from "../../../wire/types.ts";
import { othersAt, whenText, type Going } from "./going.ts";

const NOW = new Date(2026, 10, 18, 12, 0);
const ago = (days: number, hour: number) => new Date(2026, 10, 18 - days, hour, 5).toISOString();

test("today has a time, yesterday its name, a week its days, and the rest a date", () => {
  expect(whenText(ago(0, 9), NOW, "en")).toMatch(/^9:05/);
  expect(whenText(ago(1, 23), NOW, "en")).toBe("yesterday");
  expect(whenText(ago(1, 23), NOW, "ja")).toBe("昨日");
  expect(whenText(ago(3, 1), NOW, "en")).toBe("Sunday");
  expect(whenText(ago(9, 1), NOW, "en")).toBe("November 9");
});

test("with whom one plays is neither oneself nor a free seat", () => {
  const player = (seat: number, kind: Player["kind"]) => ({ seat, kind }) as Player;
  const players = [player(0, "person"), player(1, "bot"), player(2, "open"), player(3, "person")];
  const going = { table: { players } as Partial<Summary>, yours: [0] } as unknown as Going;
  expect(othersAt(going).map((one) => one.seat)).toEqual([1, 3]);
});
