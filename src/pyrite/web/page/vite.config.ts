import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { compressed } from "./compressed.ts";

/** What the first view of a table needs, in one piece, which packs better than many. */
const FRAME = [
  /page[\\/](screens[\\/](Table|Loading)|pieces[\\/]Token)\.svelte/,
  /page[\\/]frame[\\/](Clock|Frame|Moves|Seats|Top)\.svelte/,
  /page[\\/]table[\\/](LiveTable|TableTop|bar[\\/](ActionBar|Bar)|talk[\\/](Log|Talk))\.svelte/,
  /page[\\/]table[\\/]((model|queue)\.svelte|names|scenes|state|bar[\\/]status)\.ts/,
  /page[\\/](games[\\/]folders|wire[\\/](line|socket)|frame[\\/](actions|keys)|motion)\.ts/,
];
/** What every screen needs. */
const SHARED =
  /page[\\/](wire[\\/](calls|keys)\.ts|pieces[\\/](Symbol\.svelte|symbols\.svg)|table[\\/]bots\.ts)/;
const isFrame = (id: string) => FRAME.some((one) => one.test(id));

const OUT = { production: "../static", fixtures: "../../../../build/fixtures" };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues(), compressed()],
  build: {
    outDir: mode === "fixtures" ? OUT.fixtures : OUT.production,
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // light-dark() and its contemporaries
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy of the server allows no data in scripts and styles
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "frame", test: isFrame },
            { name: "shared", test: SHARED },
          ],
        },
      },
      input: mode === "fixtures" ? ["index.html", "fixtures.html"] : ["index.html"],
    },
  },
  server: {
    fs: { allow: ["../../.."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["**/*.test.ts"], environment: "node" },
}));
