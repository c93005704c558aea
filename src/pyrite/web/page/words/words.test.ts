import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sayTexts } from "./test_words.ts";
import { isolated, nearestLanguage } from "./say.ts";

const HERE = import.meta.dirname;
const PAGE = join(HERE, "..");
const ENTRY = /^([a-z][\w-]*) =/gm;
const VALUE = /\$(\w+)/g;

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

/** Of the page, and of the games' folders of it. */
function everywhere(ending: string): string[] {
  const ofGames = new RegExp(`faces/page/.*${ending}$`);
  return [...files(PAGE, new RegExp(`${ending}$`)), ...files(join(PAGE, "../../games"), ofGames)];
}

/** Key → the values it wants. */
function messages(text: string): Record<string, string[]> {
  const parts = text.split(/^(?=[a-z][\w-]* =)/m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const body = part.replace(/^#.*$/gm, "");
      const values = new Set([...body.matchAll(VALUE)].map((one) => one[1] ?? ""));
      return [part.split(" ")[0] ?? "", [...values].sort()];
    }),
  );
}

const CATALOGUES = everywhere("en\\.ftl");
const CODE = everywhere("\\.(svelte|ts)")
  .filter((name) => !/\.test\.ts$/.test(name))
  .map((name) => readFileSync(name, "utf8"))
  .join("\n");

describe.each(CATALOGUES)("%s", (file) => {
  const text = readFileSync(file, "utf8");

  test("says the same with the same values in Japanese", () => {
    const other = readFileSync(file.replace(/en\.ftl$/, "ja.ftl"), "utf8");
    expect(messages(other)).toEqual(messages(text));
  });

  test("holds no line in vain", () => {
    const inside = new Set([...text.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((one) => one[1]));
    const begun = [...CODE.matchAll(/[`"]([a-z][\w-]*-)\$\{/g)].map((one) => one[1] ?? "");
    const unsaid = [...text.matchAll(ENTRY)]
      .map((one) => one[1] ?? "")
      .filter((key) => !inside.has(key) && !CODE.includes(`"${key}"`))
      .filter((key) => !begun.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

test("every key that the frame says is there", () => {
  const frame = [
    ...["table", "frame", "components"].flatMap((one) => files(join(PAGE, one), /\.(svelte|ts)$/)),
    ...files(join(PAGE, "screens"), /\.svelte$/),
  ];
  const said = frame.flatMap((name) => [
    ...readFileSync(name, "utf8").matchAll(/\bsay\("([\w-]+)"/g),
  ]);
  const ours = [
    "en.ftl",
    "site/en.ftl",
    "proof/en.ftl",
    "../table/lobby/words/en.ftl",
    "../table/alerts/words/en.ftl",
    "../table/evening/words/en.ftl",
  ].map((name) => readFileSync(join(HERE, name), "utf8"));
  const known = messages(ours.join("\n"));
  expect(said.map((one) => one[1] ?? "").filter((key) => !(key in known))).toEqual([]);
});

test("every key that a replay says is there", () => {
  const said = files(join(PAGE, "replay"), /\.svelte$/).flatMap((name) => [
    ...readFileSync(name, "utf8").matchAll(/\b(?:say|tell\??\.?)\("([\w-]+)"/g),
  ]);
  const catalogues = [
    join(HERE, "en.ftl"),
    join(HERE, "site/en.ftl"),
    join(HERE, "proof/en.ftl"),
    join(PAGE, "replay/words/en.ftl"),
  ];
  const known = messages(catalogues.map((name) => readFileSync(name, "utf8")).join("\n"));
  expect(said.length).toBeGreaterThan(30);
  expect(said.map((one) => one[1] ?? "").filter((key) => !(key in known))).toEqual([]);
});

test("a later catalogue wins, values are filled in", () => {
  const say = sayTexts("en", ["a = one\nb = { $n } of it", "a = two"]);
  expect(say("a")).toBe("two");
  expect(say("b", { n: 3 })).toBe("3 of it");
});

test("the first language we speak is taken, else English", () => {
  expect(nearestLanguage(["fr-FR", "ja-JP", "en"])).toBe("ja");
  expect(nearestLanguage(["fr"])).toBe("en");
});

test("a name of another direction is kept to itself", () => {
  expect(isolated("Ada")).toBe("Ada");
  expect(isolated("אדה")).toBe("\u2068אדה\u2069");
});
