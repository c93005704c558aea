/** The page's end of the way to its own server: calls and lines become messages to a worker. */
import type { LineSocket, Transport } from "../wire/transport.ts";
import { offerDownloads } from "./downloads.ts";
import { tabState } from "./state.svelte.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { offeredSite, site, siteRoot, TAB_PATH, type SiteParts } from "./site.ts";
import builtWorker from "./worker.ts?worker&url";

class TabLine implements LineSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  readonly #post: (message: ToWorker) => void;
  readonly #line: number;

  constructor(post: (message: ToWorker) => void, line: number) {
    this.#post = post;
    this.#line = line;
  }

  send(text: string): void {
    this.#post({ kind: "say", line: this.#line, text });
  }

  close(): void {
    this.#post({ kind: "close", line: this.#line });
  }
}

class TabTransport implements Transport {
  readonly #worker: Worker;
  readonly #site: SiteParts;
  readonly #root: string;
  readonly #calls = new Map<number, (answer: Response) => void>();
  readonly #lines = new Map<number, TabLine>();
  #count = 0;

  /** Of a site in this folder, which has the scripts of this very page, too. */
  constructor(parts: SiteParts, root: string) {
    this.#site = parts;
    this.#root = root;
    const script = builtWorker.split("/").at(-1) ?? "";
    this.#worker = new Worker(`${root}assets/${script}`, { type: "module" });
    this.#worker.onmessage = (event: MessageEvent<FromWorker>) => this.#hear(event.data);
    this.#worker.onerror = (event) => tabState.fail(event.message);
    this.#post({ kind: "start", root, site: parts });
  }

  #post = (message: ToWorker): void => this.#worker.postMessage(message);

  call(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const still = this.#site.answers[`${path} ${headers.get("Accept-Language")?.slice(0, 2)}`];
    if (still !== undefined) return fetch(this.#root + still);
    return new Promise((resolve) => {
      const id = ++this.#count;
      this.#calls.set(id, resolve);
      this.#post({
        ...{ kind: "call", id, method: init.method ?? "GET", path: `/api${path}` },
        headers: JSON.stringify(Object.fromEntries(headers)),
        body: typeof init.body === "string" ? init.body : "",
      });
    });
  }

  line(table: string): LineSocket {
    const number = ++this.#count;
    const line = new TabLine(this.#post, number);
    this.#lines.set(number, line);
    this.#post({ kind: "open", line: number, table });
    return line;
  }

  stopReview(record: string): void {
    this.#post({ kind: "stop review", record });
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "progress":
        return tabState.progress(message.share);
      case "fault":
        return tabState.fail(message.text);
      case "not kept":
        return tabState.warn(message.why);
      case "answer":
        this.#calls.get(message.id)?.(answerOf(message));
        this.#calls.delete(message.id);
        return;
      case "opened":
        this.#lines.get(message.line)?.onopen?.();
        void navigator.storage?.persist?.();
        return;
      case "heard":
        return this.#lines.get(message.line)?.onmessage?.({ data: message.text });
      case "closed":
        this.#lines.get(message.line)?.onclose?.();
        this.#lines.delete(message.line);
    }
  }
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

function answerOf(told: Extract<FromWorker, { kind: "answer" }>): Response {
  const body = WITHOUT_BODY.has(told.status) ? null : told.body;
  const headers = JSON.parse(told.headers) as Record<string, string>;
  return new Response(body, { status: told.status, headers });
}

/** The server of this page, from now on. */
export function startTab(): Transport {
  if (site === null) throw new Error("this page has no server of its own");
  const made = new TabTransport(site, siteRoot());
  offerDownloads(made);
  return made;
}

/** The rules beside a server that has the tables: loaded when they are first asked for. */
export async function startRules(): Promise<Pick<Transport, "call">> {
  return new TabTransport(await offeredSite(), location.origin + TAB_PATH);
}
