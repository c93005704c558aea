import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: [".venv", "build", "dist", "src/pyrite/web/static"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  {
    rules: {
      "no-undef": "off", // TypeScript knows better
      "no-unexpected-multiline": "off", // layout is Prettier's
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      "svelte/no-at-html-tags": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: "The server's policy allows no style attribute: write style:name={value}.",
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["src/pyrite/games/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex:
                "^(?!\\.\\.?/(?!\\.\\.)|\\$page/(components|games|pieces)/|(svelte|vitest|node:)).*",
              message:
                "A game's folder knows itself, the page's games/ (board.ts), components/ and pieces/.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["**/*.test.ts"],
    rules: { "max-lines-per-function": "off", "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
