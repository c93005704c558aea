/** A table that is looked at: its state, its line, and the scenes that are shown. */
import { settings } from "../settings.svelte.ts";
import { findKept } from "../wire/keys.ts";
import type { Sent, Stage, Wish } from "../wire/line.ts";
import { Refusal } from "../wire/calls.ts";
import { Connection } from "../wire/socket.ts";
import type { Bye, Greeting, Hears } from "../wire/types.ts";
import type { Say } from "../words/say.ts";
import { SceneQueue } from "./queue.svelte.ts";
import { hear, putAway, sendOff, shownAt, type Table } from "./state.ts";

type Line = Pick<Connection, "say" | "speak" | "close">;

export class TableModel {
  /** As the server has told it; screens read what is shown of it. */
  table: Table | null = $state.raw(null);
  stage: Stage = $state("connecting");
  /** How often in a row it could not connect. */
  tries = $state(0);
  readonly scenes = new SceneQueue();
  readonly shown: Table | null = $derived(
    this.table && shownAt(this.table, this.scenes.scene, this.scenes.isBehind),
  );
  chosen: readonly string[] = $state.raw([]);
  /** Which side of the talk is shown, and how many lines of chat were read. */
  tab: "log" | "chat" = $state("log");
  read = $state(0);
  /** When the line is tried again, milliseconds of this machine. */
  retryAt = $state(0);
  /** Why the line ended for good. */
  bye: Bye["bye"] | null = $state(null);
  /** A hint was asked for and has not come. */
  isAsking = $state(false);
  /** Said while the line was down, and not repeated. */
  lost: Wish | null = $state.raw(null);
  readonly id: string;
  #key: string | null = $state(null);
  #connection: Line;
  #isKept = "";
  readonly #screen: string | undefined;

  /** With the key that speaks; without one, an onlooker; with an invitation, a big screen. */
  constructor(id: string, key: string | null = null, line?: Line, screen?: string) {
    this.id = id;
    this.#screen = screen;
    this.#key = key;
    this.#connection = line ?? this.#connect();
  }

  /** Without a server: welcomed at once, and whatever is said goes to `say`. */
  static fixed(welcome: Greeting, say: (wish: Wish) => void): TableModel {
    const nothing = () => undefined;
    const model = new TableModel(welcome.table, null, { say, speak: nothing, close: nothing });
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
    this.scenes.skip();
    this.#connection.close();
  }

  /** Answer the question that is open. What is shown goes on at once. */
  play(move: string): void {
    const ask = this.table?.ask;
    if (!ask || !this.table || this.table.playing !== null || !ask.legal.includes(move)) return;
    this.table = sendOff(this.table, move);
    this.chosen = [];
    this.scenes.skip();
    this.say({ do: "move", seat: ask.seat, decision: ask.decision, move });
  }

  say(wish: Wish): void {
    this.lost = null;
    this.#connection.say(wish);
  }

  /** What does a search think of the question that is open? */
  askHint(): void {
    const ask = this.table?.ask;
    if (!ask || this.isAsking) return;
    this.isAsking = true;
    this.say({ do: "hint", seat: ask.seat });
  }

  /** Something else than a message of the table went wrong. */
  complain(error: unknown, say: Say): void {
    const text = error instanceof Refusal && error.message ? error.message : say("offline");
    if (this.table) this.table = { ...this.table, fault: { code: "busy", text } };
  }

  choose(chosen: readonly string[]): void {
    this.chosen = chosen;
  }

  putAway(): void {
    if (this.table) this.table = putAway(this.table);
    this.lost = null;
  }

  #connect(): Connection {
    const kept = findKept(localStorage, this.id);
    const { salt, commit } = (kept?.key === this.#key && kept?.part) || {};
    const screen = this.#screen === undefined ? {} : { screen: this.#screen };
    const part = commit ? { commit } : salt ? { salt } : screen;
    return new Connection(this.id, this.#key, settings.language, part, {
      stage: (stage, line) => {
        this.stage = stage;
        this.tries = line.tries;
        this.bye = line.bye;
      },
      waits: (milliseconds) => (this.retryAt = Date.now() + milliseconds),
      tell: (message, asked) => this.hear(message, asked),
      lost: (asked) => (this.lost = asked),
    });
  }

  /** A message came, perhaps as an answer. */
  hear(message: Hears, asked: Sent | null): void {
    const before = this.table;
    this.table = hear(before, message, asked, Date.now());
    if (asked?.do === "hint" || "welcome" in message) this.isAsking = false;
    if ("advice" in message && this.#key !== null) this.#rememberHint(this.#key);
    if (before === null) this.read = this.table?.chat.length ?? 0;
    if ("welcome" in message) this.scenes.begin(message.welcome.view, message.welcome.n);
    this.#remember();
    if ("reveal" in message || asked?.do === "reveal")
      void import("./reveal.ts").then(({ reveal }) => reveal(this, message));
    if ("news" in message) this.scenes.add(message);
    if (before?.ask?.decision !== this.table?.ask?.decision) this.chosen = [];
  }

  /** At the end it is said how often. */
  #rememberHint(key: string): void {
    void import("./remember.ts").then(({ rememberHint }) => rememberHint(key, this.id));
  }

  /** What this browser keeps of the table, for the list of mine. */
  #remember(): void {
    const { table } = this;
    const key = this.#key;
    if (!table || key === null) return;
    const what = `${table.state} ${!!table.view?.result}`;
    if (this.#isKept === what) return;
    this.#isKept = what;
    void import("./remember.ts").then(({ remember }) => remember(key, table));
  }
}
