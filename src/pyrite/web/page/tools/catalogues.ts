import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Catalogues are parsed when the page is built, so that it carries no parser. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      const { body } = new FluentResource(readFileSync(id, "utf8"));
      return `export default ${JSON.stringify(body)}`;
    },
  };
}
