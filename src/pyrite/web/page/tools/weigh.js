/** What a first view of a table weighs, gzipped, against what it may weigh. */
import { gzipSync } from "node:zlib";
import { build } from "vite";

const LIMITS = { frame: 44, board: 22, words: 9, css: 13, symbols: 10, fonts: 120, first: 158 };
const FIRST_VIEW = /web\/page\/(index\.html|screens\/table\.ts)$/;
const BOARD = /games\/(\w+)\/faces\/page\/index\.ts$/;
const PAGE_WORDS = /web\/page\/words\/(en|ja)\.ftl$/;
const GAME_WORDS = /games\/\w+\/.*words\/(en|ja)\.ftl$/;

const { output } = await build({ build: { write: false }, logLevel: "silent" });
const files = new Map(output.map((one) => [one.fileName, one]));
const chunks = output.filter((one) => one.type === "chunk");

function weight(name) {
  const one = files.get(name);
  const content = one.type === "chunk" ? one.code : one.source;
  return (name.endsWith(".woff2") ? content : gzipSync(content, { level: 9 })).length / 1000;
}
const sum = (names) => [...names].reduce((all, name) => all + weight(name), 0);
const ending = (end) => [...files.keys()].filter((name) => name.endsWith(end));
const started = (pattern) => chunks.filter((one) => pattern.test(one.facadeModuleId ?? ""));

/** A script, and what it cannot start without. */
function withImports(chunk, found = new Set()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const other of chunk.imports) withImports(files.get(other), found);
  return found;
}
const stylesOf = (names) =>
  new Set([...names].flatMap((name) => [...files.get(name).viteMetadata.importedCss]));
const without = (names, others) => [...names].filter((name) => !others.has(name));
const heaviest = (pattern) => Math.max(...started(pattern).map((one) => weight(one.fileName)));

const frame = new Set(started(FIRST_VIEW).flatMap((one) => [...withImports(one)]));
const frameStyles = stylesOf(frame);
const boards = started(BOARD).map((one) => {
  const own = without(withImports(one), frame);
  const styles = without(stylesOf(own), frameStyles);
  return { game: BOARD.exec(one.facadeModuleId)[1], script: sum(own), styles: sum(styles) };
});
const rows = {
  frame: sum(frame),
  board: Math.max(...boards.map((one) => one.script)),
  words: heaviest(PAGE_WORDS) + heaviest(GAME_WORDS), // the page's, and the wordiest catalogue
  css: sum(frameStyles) + Math.max(...boards.map((one) => one.styles)),
  symbols: sum(ending(".svg")),
  fonts: sum(ending(".woff2")),
};
const all = { ...rows, first: Object.values(rows).reduce((a, b) => a + b) };
for (const [name, one] of Object.entries(all)) {
  console.log(`${name.padEnd(8)} ${one.toFixed(1).padStart(6)} KB  of ${LIMITS[name]}`);
}
for (const one of boards) console.log(`  board ${one.game}: ${one.script.toFixed(1)} KB`);
console.log(`  styles of all pages: ${sum(ending(".css")).toFixed(1)} KB`);
process.exitCode = Object.entries(all).some(([name, one]) => one > LIMITS[name]) ? 1 : 0;
