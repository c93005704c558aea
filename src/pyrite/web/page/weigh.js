/** What a first view of a table weighs, gzipped, against what it may weigh. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FOLDER = new URL("../static/assets/", import.meta.url);
const LIMITS = { frame: 38, board: 22, words: 8, css: 13, symbols: 9, fonts: 120, first: 150 };
const GAMES = ["gold", "fool", "fools-gold", "end-of-the-trail"];
const BOARD = new RegExp(`^(${GAMES.join("|")})-[^.]*\\.js$`);
const WORDS = /^(en|ja)-.*\.js$/;

const names = readdirSync(FOLDER).filter((name) => !name.endsWith(".gz"));
const read = (name) => readFileSync(new URL(name, FOLDER));
const weight = (name) =>
  (name.endsWith(".woff2") ? read(name) : gzipSync(read(name), { level: 9 })).length / 1000;
const sum = (some) => [...some].reduce((all, name) => all + weight(name), 0);
const matching = (pattern) => names.filter((name) => pattern.test(name));

const stem = (name) => name.replace(/-.{8}\.\w+$/, ""); // behind the hyphen stands a hash
/** A script, and what it cannot start without. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = read(name).toString();
  for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(other, found);
  }
  return found;
}

const frame = new Set(
  matching(/^(index|table)-[^.]*\.js$/).flatMap((one) => [...withImports(one)]),
);
const boards = matching(BOARD).map((name) => {
  const own = [...withImports(name)].filter((one) => !frame.has(one));
  return [stem(name), sum(own)];
});
const board = Math.max(...boards.map(([, one]) => one));
// The page's words in one language, and those of the wordiest game.
const [first = 0, second = 0] = matching(WORDS)
  .map(weight)
  .sort((a, b) => b - a);
const frameStems = new Set([...frame].map(stem));
const styles = matching(/\.css$/);
const frameStyles = styles.filter((name) => frameStems.has(stem(name)));
const boardStyles = styles.filter((name) => GAMES.includes(stem(name)));
const rows = {
  frame: sum(frame),
  board,
  words: first + second,
  css: sum(frameStyles) + Math.max(...boardStyles.map(weight)),
  symbols: sum(matching(/\.svg$/)),
  fonts: sum(matching(/\.woff2$/)),
};
const all = { ...rows, first: Object.values(rows).reduce((a, b) => a + b) };
for (const [name, one] of Object.entries(all)) {
  console.log(`${name.padEnd(8)} ${one.toFixed(1).padStart(6)} KB  of ${LIMITS[name]}`);
}
for (const [name, one] of boards) console.log(`  board ${name}: ${one.toFixed(1)} KB`);
console.log(`  styles of all pages: ${sum(styles).toFixed(1)} KB`);
process.exitCode = Object.entries(all).some(([name, one]) => one > LIMITS[name]) ? 1 : 0;
