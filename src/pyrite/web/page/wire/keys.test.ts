import { expect, test } from "vitest";
import {
  elsewhere,
  findKept,
  forget,
  keep,
  keptTables,
  readFragment,
  update,
  type Drawer,
  type Kept,
} from "./keys.ts";

function drawer(text: string | null = null): Drawer {
  let held = text;
  return { getItem: () => held, setItem: (_, value) => void (held = value) };
}

function kept(table: string, seen: string, key = "k"): Kept {
  return { table, game: "gold", key, seen, result: null };
}

test("a table of a site is shown by that site, one of a server by the server", () => {
  const atServer = kept("oak", "2026-01-01");
  const inSite = { ...atServer, site: "/tab/" };
  expect(elsewhere(atServer, null)).toBeNull();
  expect(elsewhere(inSite, "/tab/")).toBeNull();
  expect(elsewhere(inSite, null)).toBe("/tab/?/t/oak");
  expect(elsewhere(atServer, "/tab/")).toBe("/t/oak");
});

test("the newest comes first, each table once", () => {
  const here = drawer();
  keep(here, kept("a", "2026-01-01"));
  keep(here, kept("b", "2026-01-03"));
  keep(here, kept("a", "2026-01-02", "other"));
  expect(keptTables(here).map((one) => one.table)).toEqual(["b", "a"]);
  expect(findKept(here, "a")?.key).toBe("other");
});

test("what is forgotten is gone", () => {
  const here = drawer();
  keep(here, kept("a", "2026-01-01"));
  forget(here, "a");
  expect(findKept(here, "a")).toBeNull();
});

test("nonsense in the drawer is passed over", () => {
  for (const text of ["{", "7", '[{"x":1}, null]']) expect(keptTables(drawer(text))).toEqual([]);
});

test("a browser that keeps nothing says so", () => {
  const full: Drawer = {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  };
  expect(keep(full, kept("a", "2026-01-01"))).toBe(false);
});

test("what is kept of a table can change; a table that is not kept stays unknown", () => {
  const here = drawer();
  keep(here, kept("a", "2026-01-01"));
  update(here, "a", "k", { game: "fool" });
  update(here, "a", "another key", { game: "gold" });
  update(here, "b", "k", { game: "fool" });
  expect(keptTables(here).map((one) => [one.table, one.game])).toEqual([["a", "fool"]]);
});

test("behind # stands a key, an invitation, or nothing of ours", () => {
  const key = "Ab-_".repeat(6);
  expect(readFragment(`#${key}`)).toEqual({ key });
  expect(readFragment("#i=oak%20tree")).toEqual({ invite: "oak tree" });
  expect(readFragment("#board")).toEqual({});
});
