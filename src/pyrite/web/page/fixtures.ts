/**
 * A table in a fixed position, without a server: `fixtures.html?game=ID&name=POSITION`, with
 * `&lang=ja` and `&scheme=dark` on request. Only in `npm run dev` and `npm run fixtures`.
 */
import { mount } from "svelte";
import "./app.css";
import type { Fixture } from "./games/fixture.ts";
import { loadFolder } from "./games/folders.ts";
import { packageOf } from "./games/package_name.ts";
import Fixed from "./screens/Fixed.svelte";
import { change } from "./settings.svelte.ts";
import { loadWords, nearestLanguage } from "./words/say.ts";

const FILES = import.meta.glob<Fixture>("./*/faces/page/fixtures/*.json", {
  base: "../../games",
  import: "default",
});

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "";
const name = wanted.get("name") ?? "";
const language = nearestLanguage([wanted.get("lang") ?? "en"]);
const scheme = wanted.get("scheme");

change({ language, scheme: scheme === "dark" || scheme === "light" ? scheme : "auto" });
document.documentElement.lang = language;
document.documentElement.dataset.scheme = scheme ?? "auto";

const load = FILES[`./${packageOf(game)}/faces/page/fixtures/${name}.json`];
if (load) {
  const [fixture, folder, say] = await Promise.all([
    load(),
    loadFolder(game, language),
    loadWords(language, game),
  ]);
  mount(Fixed, { target: document.body, props: { fixture, folder, say } });
} else {
  document.body.textContent = Object.keys(FILES).join(" ");
}
