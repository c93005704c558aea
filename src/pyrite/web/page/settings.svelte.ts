/** What somebody has chosen for themselves; kept in this browser. */
import type { PaceName } from "./table/scenes.ts";
import { nearestLanguage, type Language } from "./words/say.ts";

export interface Settings {
  language: Language;
  scheme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "none";
  /** How long things are looked at. */
  pace: PaceName;
  notify: boolean;
  /** The name at a new table. */
  name: string;
  /** The level of bots on the first page. */
  level: string;
  /** May the page offer to call this browser? */
  mayOffer: boolean;
}

const NAME = "pyrite.settings";

const USUAL: Settings = {
  language: "en",
  scheme: "auto",
  sound: true,
  motion: "auto",
  pace: "brisk",
  notify: false,
  name: "",
  level: "normal",
  mayOffer: true,
};

export const settings: Settings = $state(read());

function read(): Settings {
  const usual = { ...USUAL, language: nearestLanguage(navigator.languages) };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

/** Change something, for good. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing keeps them for this visit.
  }
}
