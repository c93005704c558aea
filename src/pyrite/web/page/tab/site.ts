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

function partsIn(page: Document): SiteParts | null {
  const text = page.querySelector(`meta[name="${NAME}"]`)?.getAttribute("content");
  return text ? (JSON.parse(text) as SiteParts) : null;
}

export const site: SiteParts | null = typeof document === "undefined" ? null : partsIn(document);
export const isTab = site !== null;

/** The folder it lies in. */
export function siteRoot(): string {
  return new URL("./", location.href.split("?")[0]).href;
}

/** Its path, by which kept tables are told from those of the server beside it. */
export const sitePath: string | null = isTab ? new URL(siteRoot()).pathname : null;

/** Where a server keeps a page that needs none, if it has one. */
export const TAB_PATH = "/tab/";

/** What that page was built of. */
export async function offeredSite(): Promise<SiteParts> {
  const text = await (await fetch(TAB_PATH)).text();
  const found = partsIn(new DOMParser().parseFromString(text, "text/html"));
  if (!found) throw new Error("no site there");
  return found;
}
