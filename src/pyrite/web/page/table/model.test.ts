/** One timeline: whatever comes in whatever order, nothing is told before it is shown. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Wish } from "../wire/line.ts";
import type { Ask, Event, Greeting, News, Update, View } from "../wire/types.ts";

vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));
const { TableModel } = await import("./model.svelte.ts");

const ROUNDS = 300;
const STEPS = 40;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Numbers below a limit that look like chance, the same every time (mulberry32). */
function chance(seed: number): (limit: number) => number {
  let a = seed;
  return (limit) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % limit;
  };
}

const bot = { kind: "bot", level: "easy", name: null, here: true, bot_plays: false } as const;
const me = { ...bot, kind: "person", level: null, seat: 0 } as const;
const viewAt = (n: number, isMoment = false) => ({ n, isMoment, waiting: [] }) as unknown as View;

function greeting(n: number, ask: Ask | null): Greeting {
  return {
    ...{ table: "oak", game: "gold", rules: 1, seats: 2, options: {}, state: "playing" },
    ...{ players: [me, { ...bot, seat: 1 }], clock: null, public: false, hints: true },
    ...{ entrance: null, late: false, deal: null, rematch: null, opener: null, screens: 0 },
    ...{ commitment: "", opened: "", moved: null, n, yours: [0], view: viewAt(n) },
    ...{ log: [], requests: [], chat: [], time: null, ask },
  };
}

/** A server that says anything it may say; what it hears is kept. */
class Server {
  n = 0;
  decision = 0;
  readonly sent: Wish[] = [];
  readonly model: InstanceType<typeof TableModel>;
  readonly #pick: (limit: number) => number;

  constructor(pick: (limit: number) => number) {
    this.#pick = pick;
    this.model = TableModel.fixed(greeting(0, null), (wish) => this.sent.push(wish));
    this.model.scenes.lingers = (event) => event.key === ("linger" as Event["key"]);
  }

  update(): void {
    const news = Array.from({ length: this.#pick(4) }, () => this.#news());
    const view = viewAt(this.n);
    const told: Update = { n: this.n, news, view, ask: this.#ask(), time: null };
    this.model.hear(told, null);
  }

  welcome(): void {
    this.model.hear({ welcome: greeting(this.n, this.#ask()) }, null);
  }

  #ask(): Ask | null {
    return this.#pick(2) ? { seat: 0, decision: ++this.decision, legal: ["here", "there"] } : null;
  }

  #news(): News {
    const n = ++this.n;
    const key = this.#pick(3) === 0 ? "linger" : "step";
    const events = [{ key, values: {} } as unknown as Event];
    const moment = this.#pick(3) === 0 ? viewAt(n, true) : null;
    return { n, who: 1, hidden: false, text: [`news ${n}`], events, moment };
  }
}

/** Everything that tells agrees with the picture. */
function check({ model }: Server): void {
  const { shown, table, scenes } = model;
  const picture = scenes.scene!;
  expect(shown!.view).toBe(picture.view);
  expect(shown!.log.at(-1)?.n ?? 0).toBeLessThanOrEqual(picture.upTo);
  expect(picture.upTo).toBeGreaterThanOrEqual((picture.view as unknown as { n: number }).n);
  if (scenes.isBehind) expect(shown!.ask).toBeNull();
  else expect(shown).toBe(table);
}

describe("whatever is heard, waited for, skipped, read and played", () => {
  const acts: readonly ((server: Server, pick: (limit: number) => number) => void)[] = [
    (server) => server.update(),
    (server) => server.update(),
    (server) => server.update(),
    (server) => server.welcome(),
    (_, pick) => vi.advanceTimersByTime(pick(2500)),
    (_, pick) => vi.advanceTimersByTime(pick(700)),
    (server) => server.model.scenes.skip(),
    (server, pick) => server.model.scenes.hold(pick(2) === 0),
    (server) => answer(server),
  ];

  test("no word is ahead of its picture, and no answer is lost", () => {
    for (let seed = 0; seed < ROUNDS; seed++) {
      const pick = chance(seed);
      const server = new Server(pick);
      for (let i = 0; i < STEPS; i++) {
        acts[pick(acts.length)]!(server, pick);
        check(server);
      }
      server.model.scenes.hold(false);
      vi.runAllTimers();
      check(server);
      expect(server.model.shown).toBe(server.model.table);
    }
  });

  /** Whoever is asked may answer at once, whatever is still shown. */
  function answer({ model, sent }: Server): void {
    const ask = model.table?.ask;
    const isOpen = !!ask && model.table?.playing === null;
    const before = sent.length;
    model.play("here");
    expect(sent.length).toBe(isOpen ? before + 1 : before);
    if (isOpen) expect(model.scenes.isBehind).toBe(false);
  }
});

describe("the scenes of one update", () => {
  test("are shown in order, each with its own news, and then it is asked", () => {
    const server = new Server(chance(1));
    const moment = (n: number): News => ({
      ...{ n, who: 1, hidden: false, text: [`${n}`], events: [], moment: viewAt(n, true) },
    });
    const ask = { seat: 0, decision: 1, legal: ["here"] };
    const news = [moment(1), moment(2)];
    server.model.hear({ n: 2, news, view: viewAt(2), ask, time: null }, null);
    const seen: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const { shown } = server.model;
      seen.push([shown!.log.map((one) => one.n), shown!.ask !== null]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([
      [[1], false],
      [[1, 2], false],
      [[1, 2], true],
    ]);
  });
});

describe("a reader", () => {
  test("sees nothing new while something else is read, and then all of it", () => {
    const server = new Server(chance(2));
    const { model } = server;
    model.scenes.hold(true);
    const first = model.scenes.scene;
    const news = [
      { n: 1, who: 1, hidden: false, text: ["one"], events: [], moment: null },
    ] as const;
    model.hear({ n: 1, news, view: viewAt(1), ask: null, time: null }, null);
    vi.runAllTimers();
    expect([model.scenes.scene, model.shown!.log]).toEqual([first, []]);
    model.scenes.hold(false);
    expect(model.shown!.log.length).toBe(1);
  });

  test("who looks elsewhere misses nothing by waiting: all is shown at once", () => {
    const server = new Server(chance(3));
    vi.stubGlobal("document", { hidden: true });
    for (let i = 0; i < 5; i++) server.update();
    expect(server.model.scenes.isBehind).toBe(false);
  });
});
