/**
 * The worker that is the server of its page: Python as WebAssembly, Pyrite in an archive, and a
 * game's archive when it is first played. What comes before it is ready waits.
 */
import { TabValues } from "./indexed_db.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import type { SiteParts } from "./site.ts";
import { gameOfCall, gameOfListing } from "./wanted_game.ts";

type Answer = readonly [status: number, headers: string, body: string];

/** `pyrite.web.tab.worker.WorkerServer`. */
interface Server {
  call(method: string, path: string, headers: string, body: string): Promise<Answer>;
  open_line(line: number, table: string): Promise<void>;
  say(line: number, text: string): void;
  close_line(line: number): void;
  stop_review(record: string): void;
}

interface Python {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): {
    start(values: TabValues, port: unknown): Promise<Server>;
    look_again(): void;
    put(): void;
  };
  runPython(code: string): unknown;
}

interface Pyodide {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const HOME = "/lib/pyrite";
/** What Pyodide fetches by itself, and lies packed here. */
const PACKED: Readonly<Record<string, string>> = {
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
};
/** Of the way to the first move: what loading takes, and then unpacking. */
const LOADING = 0.7;
const UNPACKED = 0.8;

const post = (message: FromWorker): void => postMessage(message);
const values = new TabValues((why) => post({ kind: "not kept", why }));

class Loader {
  readonly #root: string;
  readonly #size: number;
  #loaded = 0;

  constructor(root: string, size: number) {
    this.#root = root;
    this.#size = size;
  }

  /** A file of the site, counted while it comes. */
  async fetched(name: string): Promise<Response> {
    const response = await fetch(this.#root + name);
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, out) => {
        this.#loaded += part.length;
        post({ kind: "progress", share: Math.min(1, this.#loaded / this.#size) * LOADING });
        out.enqueue(part);
      },
    });
    return new Response(response.body.pipeThrough(counted));
  }

  /** What is packed on the way, so that no host need know how. */
  async unpacked(name: string, type: string): Promise<Response> {
    const { body } = await this.fetched(name);
    const unpacked = body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
    return new Response(unpacked, { headers: { "Content-Type": type } });
  }

  async archive(name: string): Promise<ArrayBuffer> {
    return (await this.unpacked(name, "application/zip")).arrayBuffer();
  }
}

class TabHost {
  readonly #site: SiteParts;
  readonly #loader: Loader;
  readonly #games = new Map<string, Promise<void>>();
  readonly #python: Promise<Python>;
  readonly #server: Promise<Server>;

  constructor(root: string, site: SiteParts) {
    this.#site = site;
    this.#loader = new Loader(root, site.size);
    this.#python = this.#start(root);
    this.#server = this.#python.then((python) => this.#open(python));
    this.#server.catch((error: unknown) => post({ kind: "fault", text: String(error) }));
  }

  async #start(root: string): Promise<Python> {
    const folder = `${root}${this.#site.pyodide}/`;
    const archive = this.#loader.archive(this.#site.archive);
    const unpacked = Object.entries(PACKED).map(([name, type]) => {
      const loaded = this.#loader.unpacked(`${this.#site.pyodide}/${name}.packed`, type);
      return [name, loaded] as const;
    });
    const real = self.fetch;
    self.fetch = (asked, init) =>
      unpacked.find(([name]) => String(asked).endsWith(name))?.[1] ?? real(asked, init);
    const pyodide = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
    const python = await pyodide.loadPyodide({ indexURL: folder });
    self.fetch = real;
    python.unpackArchive(await archive, "zip", { extractDir: HOME });
    post({ kind: "progress", share: UNPACKED });
    python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
    python.pyimport("pyrite.web.tab.stand_ins").put();
    return python;
  }

  async #open(python: Python): Promise<Server> {
    const server = await python.pyimport("pyrite.web.tab.worker").start(values, {
      opened: (line: number) => post({ kind: "opened", line }),
      heard: (line: number, text: string) => post({ kind: "heard", line, text }),
      closed: (line: number) => post({ kind: "closed", line }),
    });
    post({ kind: "progress", share: 1 });
    return server;
  }

  /** A game's rules, words and module; loaded once. */
  #loadGame(game: string | null): Promise<void> {
    const name = game === null ? undefined : this.#site.games[game];
    if (game === null || name === undefined) return Promise.resolve();
    const loading = this.#games.get(game) ?? this.#unpackGame(name);
    this.#games.set(game, loading);
    return loading;
  }

  async #unpackGame(name: string): Promise<void> {
    const archive = this.#loader.archive(name);
    const python = await this.#python;
    python.unpackArchive(await archive, "zip", { extractDir: HOME });
    python.pyimport("pyrite.engine.registry").look_again();
  }

  async hear(message: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
    switch (message.kind) {
      case "call":
        return this.#call(message);
      case "open":
        await this.#loadGame(await gameOfListing(values, message.table));
        return (await this.#server).open_line(message.line, message.table);
      case "say":
        return (await this.#server).say(message.line, message.text);
      case "close":
        return (await this.#server).close_line(message.line);
      case "stop review":
        return (await this.#server).stop_review(message.record);
    }
  }

  async #call({ id, method, path, headers, body }: Extract<ToWorker, { kind: "call" }>) {
    await this.#loadGame(await gameOfCall(values, path, body));
    const answer = await (await this.#server).call(method, path, headers, body);
    const [status, told, text] = answer;
    post({ kind: "answer", id, status, headers: told, body: text });
  }
}

let host: TabHost | null = null;

onmessage = (event: MessageEvent<ToWorker>) => {
  const { data } = event;
  if (data.kind === "start") host = new TabHost(data.root, data.site);
  else host?.hear(data).catch((error: unknown) => post({ kind: "fault", text: String(error) }));
};
