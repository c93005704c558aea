/** A line with a real socket: does what the machine says, and tells it what happens. */
import {
  newLine,
  speak,
  step,
  type Deed,
  type HelloPart,
  type Incoming,
  type Line,
  type Sent,
  type Stage,
  type Step,
  type Wish,
} from "./line.ts";
import { transport, type LineSocket } from "./transport.ts";
import type { Hears } from "./types.ts";

const IDLE = 20_000;
const DEAD = 35_000;

export interface Listener {
  stage(stage: Stage, line: Line): void;
  tell(message: Hears, asked: Sent | null): void;
  lost(asked: Wish): void;
  waits(milliseconds: number): void;
}

/** Speaks for one viewer at one table until it is closed. */
export class Connection {
  #line: Line;
  #socket: LineSocket | null = null;
  #retry = 0;
  #pulse = 0;
  #heardAt = 0;
  readonly #table: string;
  readonly #listener: Listener;

  constructor(
    table: string,
    key: string | null,
    lang: string,
    part: HelloPart,
    listener: Listener,
  ) {
    this.#table = table;
    this.#listener = listener;
    const [line, deeds] = newLine(key, lang, part);
    this.#line = line;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#pulse = window.setInterval(() => this.#beat(), IDLE / 4);
    deeds.forEach((deed) => this.#do(deed));
  }

  /** Say something, now or when the line is back. */
  say(wish: Wish): void {
    this.#take(step(this.#line, { kind: "wish", wish }));
  }

  speak(lang: string): void {
    this.#take(speak(this.#line, lang));
  }

  close(): void {
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #hurry = (): void => {
    if (!document.hidden && this.#line.stage === "away") this.#happen({ kind: "retry" });
    else if (this.#line.stage === "live" && this.#line.key !== null)
      this.say({ do: "look", yes: !document.hidden });
  };

  #happen(incoming: Incoming): void {
    this.#take(step(this.#line, incoming));
  }

  #take([line, deeds]: Step): void {
    const before = this.#line;
    this.#line = line;
    deeds.forEach((deed) => this.#do(deed));
    if (before.stage !== line.stage) this.#listener.stage(line.stage, line);
  }

  #do(deed: Deed): void {
    switch (deed.kind) {
      case "connect":
        return this.#connect();
      case "hang up":
        return this.#hangUp();
      case "send":
        return this.#socket?.send(JSON.stringify(deed.message));
      case "wait":
        clearTimeout(this.#retry);
        this.#listener.waits(deed.milliseconds);
        this.#retry = window.setTimeout(() => this.#happen({ kind: "retry" }), deed.milliseconds);
        return;
      case "tell":
        return this.#listener.tell(deed.message, deed.asked);
      case "lost":
        return this.#listener.lost(deed.asked);
    }
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = transport.line(this.#table);
    this.#socket = socket;
    this.#heardAt = Date.now();
    const mine = (incoming: () => Incoming) => {
      if (socket === this.#socket) this.#happen(incoming());
    };
    socket.onopen = () => mine(() => ({ kind: "opened" }));
    socket.onclose = () => mine(() => ({ kind: "closed" }));
    socket.onmessage = (event) => {
      this.#heardAt = Date.now();
      mine(() => ({ kind: "heard", message: JSON.parse(event.data) as Hears }));
    };
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** A line that is quiet is tried; one that stays dead is given up. */
  #beat(): void {
    if (this.#line.stage !== "live") return;
    const quiet = Date.now() - this.#heardAt;
    if (quiet > DEAD) {
      this.#hangUp();
      this.#happen({ kind: "closed" });
    } else if (quiet > IDLE) {
      this.say({ do: "ping" });
    }
  }
}
