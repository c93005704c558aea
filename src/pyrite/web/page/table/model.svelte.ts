/** A table that is looked at: its state, its line, and the scene that is shown. */
import { isMoving } from "../motion.ts";
import { settings } from "../settings.svelte.ts";
import { findKept, newSalt } from "../wire/keys.ts";
import type { Sent, Stage, Wish } from "../wire/line.ts";
import { Connection } from "../wire/socket.ts";
import type { Greeting, Hears, Update } from "../wire/types.ts";
import { scenesOf, stay, type Scene } from "./scenes.ts";
import { hear, putAway, sendOff, type Table } from "./state.ts";

type Line = Pick<Connection, "say" | "speak" | "close">;

export class TableModel {
  table: Table | null = $state.raw(null);
  stage: Stage = $state("connecting");
  /** How often in a row it could not connect. */
  tries = $state(0);
  scene: Scene | null = $state.raw(null);
  chosen: readonly string[] = $state.raw([]);
  /** Said while the line was down, and not repeated. */
  lost: Wish | null = $state.raw(null);
  readonly id: string;
  #key: string | null = $state(null);
  #connection: Line;
  #queue: Scene[] = [];
  #timer = 0;
  #count = 0;

  constructor(id: string, line?: Line) {
    this.id = id;
    this.#key = findKept(localStorage, id)?.key ?? null;
    this.#connection = line ?? this.#connect();
  }

  /** Without a server: welcomed at once, and whatever is said goes to `say`. */
  static fixed(welcome: Greeting, say: (wish: Wish) => void): TableModel {
    const nothing = () => undefined;
    const model = new TableModel(welcome.table, { say, speak: nothing, close: nothing });
    model.stage = "live";
    model.hear({ welcome }, null);
    return model;
  }

  get key(): string | null {
    return this.#key;
  }

  /** Speak for a seat that was just taken, or for none. */
  speakFor(key: string | null): void {
    this.#connection.close();
    this.#key = key;
    this.table = null;
    this.#connection = this.#connect();
  }

  speak(language: string): void {
    this.#connection.speak(language);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Answer the question that is open. What is shown goes on at once. */
  play(move: string): void {
    const ask = this.table?.ask;
    if (!ask || !this.table || this.table.playing !== null || !ask.legal.includes(move)) return;
    this.table = sendOff(this.table, move);
    this.chosen = [];
    this.skip();
    this.say({ do: "move", seat: ask.seat, decision: ask.decision, move });
  }

  say(wish: Wish): void {
    this.lost = null;
    this.#connection.say(wish);
  }

  choose(chosen: readonly string[]): void {
    this.chosen = chosen;
  }

  putAway(): void {
    if (this.table) this.table = putAway(this.table);
    this.lost = null;
  }

  /** Everything that waits to be shown is shown. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (last) this.scene = last;
  }

  #connect(): Connection {
    return new Connection(this.id, this.#key, settings.language, newSalt(), {
      stage: (stage, line) => {
        this.stage = stage;
        this.tries = line.tries;
      },
      tell: (message, asked) => this.hear(message, asked),
      lost: (asked) => (this.lost = asked),
    });
  }

  /** A message came, perhaps as an answer. */
  hear(message: Hears, asked: Sent | null): void {
    const before = this.table;
    this.table = hear(before, message, asked, Date.now());
    if ("welcome" in message) this.#begin();
    if ("news" in message) this.#show(message);
    if (before?.ask?.decision !== this.table?.ask?.decision) this.chosen = [];
  }

  #begin(): void {
    this.skip();
    const view = this.table?.view;
    this.scene = view ? { number: this.#count++, view, events: [], stage: "settled" } : null;
  }

  #show(update: Update): void {
    const scenes = scenesOf(update, this.#count);
    this.#count += scenes.length;
    this.#queue.push(...scenes);
    if (document.hidden) this.skip();
    else if (this.#timer === 0) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    const scene = this.#queue.shift();
    if (!scene) return;
    this.scene = scene;
    const time = stay(scene, settings.look, isMoving(settings.motion));
    this.#timer = window.setTimeout(() => this.#next(), time);
  }
}
