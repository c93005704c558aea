import { expect, test } from "vitest";
import { addressOf, pathOf } from "./address.ts";

const PATHS = ["/", "/t/oak-7", "/rules/gold", "/t/oak-7/replay"];

test("a server has its paths as they are", () => {
  for (const path of PATHS) {
    expect(addressOf(path, false)).toBe(path);
    expect(pathOf({ pathname: path, search: "" }, false)).toBe(path);
  }
});

test("a site comes back to the same path from whatever folder it lies in", () => {
  for (const path of PATHS) {
    const address = new URL(addressOf(path, true), "https://example.org/some/folder/index.html");
    expect(address.pathname).toBe("/some/folder/");
    expect(pathOf(address, true)).toBe(path);
  }
});

test("what stands behind # stays behind it", () => {
  expect(addressOf("/#how", true)).toBe("./#how");
  expect(addressOf("/new/gold#friends", true)).toBe("./?/new/gold#friends");
});
