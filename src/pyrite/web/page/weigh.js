/** What a first view of a table weighs, gzipped: frame, heaviest board, styles, pieces, fonts. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("../static/assets/", import.meta.url);
const LIMITS = { frame: 38, board: 22, css: 13, symbols: 9, fonts: 120, first: 150 };

const weights = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => !name.endsWith(".gz"))
    .map((name) => {
      const data = readFileSync(new URL(name, FOLDER));
      return [name, (name.endsWith(".woff2") ? data : gzipSync(data, { level: 9 })).length];
    }),
);
const sum = (pattern) =>
  Object.entries(weights)
    .filter(([name]) => pattern.test(name))
    .reduce((all, [, weight]) => all + weight, 0) / 1000;
const heaviest = (pattern) =>
  Math.max(
    0,
    ...Object.entries(weights)
      .filter(([name]) => pattern.test(name))
      .map(([, weight]) => weight / 1000),
  );

const frame = sum(/^(index|Table)-.*\.js$/) + heaviest(/^(en|ja)-.*\.js$/);
const board = heaviest(/^(gold|fool|fools-gold|end-of-the-trail|plain)-.*\.js$/);
const css = sum(/\.css$/);
const symbols = sum(/\.svg$/);
const fonts = sum(/\.woff2$/);
const rows = { frame, board, css, symbols, fonts, first: frame + board + css + symbols + fonts };
for (const [name, weight] of Object.entries(rows)) {
  const limit = LIMITS[name];
  console.log(`${name.padEnd(8)} ${weight.toFixed(1).padStart(6)} KB  of ${limit}`);
}
process.exitCode = Object.entries(rows).some(([name, weight]) => weight > LIMITS[name]) ? 1 : 0;
