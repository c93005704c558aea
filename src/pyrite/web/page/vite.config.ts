import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";
import { compressed } from "./compressed.ts";

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
      input: mode === "fixtures" ? ["index.html", "fixtures.html"] : ["index.html"],
    },
  },
  server: {
    fs: { allow: ["../../.."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["**/*.test.ts"], environment: "node" },
}));
