import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const GAME_WORDS = /games[\\/]\w+[\\/]words[\\/]\w+\.ftl$/;
/** What the server tells in whole sentences; no board says it. */
const TOLD = /^(event|move)-/;

/** Catalogues are parsed when the page is built, so that it carries no parser. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const { body } = new FluentResource(readFileSync(id, "utf8"));
      const said = GAME_WORDS.test(id) ? body.filter((one) => !TOLD.test(one.id)) : body;
      return `export default ${JSON.stringify(said)}`;
    },
  };
}
