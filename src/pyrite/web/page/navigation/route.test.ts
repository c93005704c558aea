import { expect, test } from "vitest";
import { routeOf } from "./route.ts";

test("every address of the server has its screen", () => {
  expect(routeOf("/")).toEqual({ screen: "home" });
  expect(routeOf("/t/oak-7")).toEqual({ screen: "table", table: "oak-7" });
  expect(routeOf("/t/oak-7/screen")).toEqual({ screen: "screen", table: "oak-7" });
  expect(routeOf("/off/oak-7")).toEqual({ screen: "off", table: "oak-7" });
  expect(routeOf("/luck")).toEqual({ screen: "luck" });
  expect(routeOf("/replay")).toEqual({ screen: "replay", table: null });
  expect(routeOf("/t/oak-7/replay")).toEqual({ screen: "replay", table: "oak-7" });
  expect(routeOf("/rules/fools-gold")).toEqual({ screen: "rules", game: "fools-gold" });
  expect(routeOf("/learn/gold")).toEqual({ screen: "learn", game: "gold" });
  expect(routeOf("/new/fool")).toEqual({ screen: "setup", game: "fool" });
});

test("anything else is nowhere", () => {
  for (const path of ["/x", "/t", "/rules", "/t/a/b", "/t/a/replay/b", "/replay/x", "/luck/x"]) {
    expect(routeOf(path).screen).toBe("nowhere");
  }
});
