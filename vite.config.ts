import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./src/pyrite/web/page/tools/catalogues.ts";
import { compressed } from "./src/pyrite/web/page/tools/compressed.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PAGE = fromRoot("src/pyrite/web/page");

/** What the first view of a table needs, in one piece, which packs better than many. */
const FRAME = [
  /web[\\/]page[\\/](screens[\\/](Table|Loading)|pieces[\\/]Token)\.svelte/,
  /web[\\/]page[\\/](components[\\/](Later|controls[\\/](IconButton|Tabs)|lists[\\/]StepText)|frame[\\/](Clock|Frame|Moves|Seats|Top))\.svelte/,
  /web[\\/]page[\\/]table[\\/](LiveTable|TableTop|bar[\\/](ActionBar|Bar)|talk[\\/](Log|Talk))\.svelte/,
  /web[\\/]page[\\/]table[\\/]((model|queue)\.svelte|names|scenes|state|bar[\\/]status)\.ts/,
  /web[\\/]page[\\/](games[\\/](board|folders)|wire[\\/](line|socket)|frame[\\/](actions|keys)|motion)\.ts/,
];
/** Of Svelte, what only some boards and forms need: pieces in motion, sizes, fields. */
const SOME =
  /svelte[\\/]src[\\/]internal[\\/]client[\\/]dom[\\/]elements[\\/](transitions|bindings[\\/](size|input))\.js/;
/** What every screen needs. */
const SHARED =
  /web[\\/]page[\\/](wire[\\/](calls|keys)\.ts|pieces[\\/](Symbol\.svelte|symbols\.svg)|table[\\/]bots\.ts)/;
const isFrame = (id: string) => FRAME.some((one) => one.test(id));

/** A server shows its page at every path, so that the page looks for its files at the root. */
const fromServerRoot = (): Plugin => ({
  name: "from-server-root",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replaceAll(/(src|href)="\.\//g, '$1="/'),
  },
});

const PLUGINS = [
  svelte({ configFile: fromRoot("svelte.config.js") }),
  catalogues(),
  fromServerRoot(),
  compressed(),
];
const OUT = { production: "src/pyrite/web/static", fixtures: "build/fixtures" };

export default defineConfig(({ mode }) => ({
  root: PAGE,
  base: "./", // a site lies in any folder
  cacheDir: fromRoot("node_modules/.vite"),
  resolve: { alias: { $page: PAGE } },
  plugins: PLUGINS,
  worker: { format: "es" },
  build: {
    outDir: fromRoot(mode === "fixtures" ? OUT.fixtures : OUT.production),
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // light-dark() and its contemporaries
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy of the server allows no data in scripts and styles
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: SOME, sideEffects: false }] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "frame", test: isFrame },
            { name: "shared", test: SHARED },
            { name: "some", test: SOME },
          ],
        },
      },
      input: (mode === "fixtures" ? ["index.html", "fixtures.html"] : ["index.html"]).map(
        (name) => `${PAGE}/${name}`,
      ),
    },
  },
  server: {
    fs: { allow: [fromRoot(".")] },
    proxy: { "/api": { target: process.env.PYRITE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { dir: fromRoot("src/pyrite"), include: ["**/*.test.ts"], environment: "node" },
}));
