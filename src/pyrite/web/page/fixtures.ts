/**
 * A table in a fixed position, without a server: `fixtures.html?game=gold&name=start`, with
 * `&lang=ja` and `&scheme=dark` on request. Only in `npm run dev` and `npm run fixtures`.
 */
import { mount } from "svelte";
import "./app.css";
import type { Fixture } from "./games/fixture.ts";
import { loadFolder } from "./games/folders.ts";
import Fixed from "./screens/Fixed.svelte";
import { change } from "./settings.svelte.ts";
import { loadWords, nearestLanguage } from "./words/say.ts";

const FILES = import.meta.glob<Fixture>("./games/*/fixtures/*.json", { import: "default" });

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "gold";
const name = wanted.get("name") ?? "start";
const language = nearestLanguage([wanted.get("lang") ?? "en"]);
const scheme = wanted.get("scheme");

change({ language, scheme: scheme === "dark" || scheme === "light" ? scheme : "auto" });
document.documentElement.lang = language;
document.documentElement.dataset.scheme = scheme ?? "auto";

const load = FILES[`./games/${game}/fixtures/${name}.json`];
if (load) {
  const [fixture, folder, say] = await Promise.all([
    load(),
    loadFolder(game),
    loadWords(language, game),
  ]);
  mount(Fixed, { target: document.body, props: { fixture, folder, say } });
} else {
  document.body.textContent = Object.keys(FILES).join(" ");
}
