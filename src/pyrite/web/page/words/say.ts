/** Words for people: Fluent catalogues, the page's and the games', read when they are needed. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import { packageOf } from "../games/package_name.ts";

export type Language = "en" | "ja";
export type Values = Readonly<Record<string, string | number>>;
export interface Say {
  (key: string, values?: Values): string;
  /** Is there anything to say under this key? */
  readonly has?: (key: string) => boolean;
}

export const LANGUAGES: readonly Language[] = ["en", "ja"];

/** A hyphen that stands before a number as its sign. */
const MINUS = /(?<![\p{L}\d])-(?=\d)/gu;

/** A catalogue as the build has parsed it. */
export type Catalogue = FluentResource["body"];

const OURS = import.meta.glob<Catalogue>("./*.ftl", { import: "default" });
const GAMES = import.meta.glob<Catalogue>(["./*/words/??.ftl", "./*/faces/page/words/??.ftl"], {
  base: "../../../games",
  import: "default",
});

/** A language we speak for tags such as `ja-JP`; English if none fits. */
export function nearestLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return short.find((one): one is Language => LANGUAGES.includes(one as Language)) ?? "en";
}

export type Load = () => Promise<Catalogue>;
type Found = readonly (Load | undefined)[];

/** What the page says at a table, what one game says (its own words, and its board's), and more. */
export async function loadWords(
  language: Language,
  game: string | null,
  more: Found = [],
): Promise<Say> {
  const texts = [OURS[`./${language}.ftl`], ...more];
  if (game !== null) {
    const folder = `./${packageOf(game)}`;
    texts.push(GAMES[`${folder}/words/${language}.ftl`] ?? (() => toldWords(game, language)));
    texts.push(GAMES[`${folder}/faces/page/words/${language}.ftl`]);
  }
  const found = await Promise.all(texts.map((load) => load?.() ?? []));
  return sayIn(language, [...found, ...found.map((words) => named(game, words))]);
}

/** Of a game whose words did not come with this page: those that the server tells. */
async function toldWords(game: string, language: Language): Promise<Catalogue> {
  const { loadFace } = await import("../games/plain/face.ts");
  const words = (await loadFace(game, language))?.words ?? {};
  return Object.entries(words).map(([id, value]) => ({ id, value, attributes: {} }));
}

/** The title of a game under a key that says whose it is. */
function named(game: string | null, words: Catalogue): Catalogue {
  const titles = words.filter((one) => one.id === "title");
  return titles.map((one) => ({ ...one, id: `game-${game}` }));
}

/** Says what stands in these catalogues; a later one wins. */
export function sayIn(language: Language, catalogues: readonly Catalogue[]): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of catalogues) bundle.addResource({ body }, { allowOverrides: true });
  const say = (key: string, values?: Values): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`no message ${key} in ${language}`);
      return key;
    }
    return bundle.formatPattern(pattern, values ?? {}).replace(MINUS, "−");
  };
  return Object.assign(say, { has: (key: string) => bundle.hasMessage(key) });
}

/** A name of whatever script, so that it does not turn the sentence around. */
export function isolated(name: string): string {
  return /^[\p{ASCII}\p{Script=Latin}]*$/u.test(name) ? name : `\u2068${name}\u2069`;
}
