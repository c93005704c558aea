/** Is this page its own server, and what was it built of? `pyrite site` writes that into it. */

/** What a site has, by the names of its files; each has its content's hash in it. */
export interface SiteParts {
  readonly pyodide: string;
  readonly archive: string;
  /** By game. */
  readonly games: Readonly<Record<string, string>>;
  /** Answers that never change, by path and language. */
  readonly answers: Readonly<Record<string, string>>;
  /** Bytes to load before the first move, without a game. */
  readonly size: number;
}

const NAME = "pyrite-site";

function found(): SiteParts | null {
  if (typeof document === "undefined") return null;
  const text = document.querySelector(`meta[name="${NAME}"]`)?.getAttribute("content");
  return text ? (JSON.parse(text) as SiteParts) : null;
}

export const site: SiteParts | null = found();
export const isTab = site !== null;

/** The folder it lies in. */
export function siteRoot(): string {
  return new URL("./", location.href.split("?")[0]).href;
}
