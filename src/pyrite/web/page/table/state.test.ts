import { describe, expect, test } from "vitest";
import type { Event, Greeting, Hears, News, Player, Update, View } from "../wire/types.ts";
import { still } from "./scenes.ts";
import {
  hear,
  remembered,
  secondsLeft,
  sendOff,
  shownAt,
  waitsForReaders,
  type Table,
} from "./state.ts";

const view = { id: "gold" } as unknown as View;

function news(n: number): News {
  return { n, who: 0, hidden: false, text: [`news ${n}`], events: [], moment: null };
}

function greeting(part: Partial<Greeting> = {}): Greeting {
  return {
    ...{ table: "oak", game: "gold", rules: 1, seats: 2, options: {}, state: "playing" },
    ...{ late: false, deal: null, rematch: null, opener: 0, entrance: null, screens: 0 },
    ...{ players: [], clock: null, public: false, hints: true, commitment: "", opened: "" },
    ...{ moved: null, n: 2, yours: [0], view, log: [news(1), news(2)], requests: [], chat: [] },
    ...{ time: null, ask: { seat: 0, decision: 4, legal: ["flip a1"] } },
    ...part,
  };
}

function heard(...messages: Hears[]): Table {
  let table: Table | null = null;
  for (const one of messages) table = hear(table, one, null, 1000);
  return table!;
}

function update(part: Partial<Update>): Update {
  return { n: 3, news: [], view, ask: null, time: null, ...part };
}

describe("a table", () => {
  test("begins with its welcome; before that nothing counts", () => {
    expect(hear(null, { state: "over" }, null, 0)).toBeNull();
    expect(heard({ welcome: greeting() })).toMatchObject({ id: "oak", game: "gold", yours: [0] });
  });

  test("adds news, takes the newest view and question", () => {
    const ask = { seat: 0, decision: 5, legal: [] };
    const table = heard({ welcome: greeting() }, update({ news: [news(3)], ask }));
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(table.ask).toEqual(ask);
  });

  test("keeps its log when the line comes back with only what is new", () => {
    const table = heard(
      { welcome: greeting() },
      { welcome: greeting({ n: 4, log: [news(3), news(4)] }) },
    );
    expect(table.log.map((one) => one.n)).toEqual([1, 2, 3, 4]);
    const same = heard({ welcome: greeting() }, { welcome: greeting({ log: [] }) });
    expect(same.log.map((one) => one.n)).toEqual([1, 2]);
  });

  test("tells everything anew in another language", () => {
    const table = heard({ welcome: greeting() }, { welcome: greeting({ log: [news(1)], n: 1 }) });
    expect(table.log).toHaveLength(1);
  });

  test("a move is on its way until the question is another, or it is refused", () => {
    const table = sendOff(heard({ welcome: greeting() }), "flip a1");
    expect(table.playing).toBe("flip a1");
    expect(hear(table, update({}), null, 0)?.playing).toBeNull();
    const same = update({ ask: table.ask });
    expect(hear(table, same, null, 0)?.playing).toBe("flip a1");
    const error = { code: "illegal-move", text: "no" } as const;
    const asked = { do: "move", id: 1, seat: 0, decision: 4, move: "flip a1" } as const;
    const refused = hear(table, { re: 1, error }, asked, 0);
    expect(refused).toMatchObject({ playing: null, fault: error });
  });

  test("advice goes with its question", () => {
    const advice = [{ move: "flip a1", text: "flip a1", visits: 9, win: 0.5, score: 1 }];
    const table = hear(heard({ welcome: greeting() }), { re: 1, advice }, null, 0);
    expect(table?.advice).toEqual(advice);
    expect(hear(table, update({}), null, 0)?.advice).toBeNull();
  });

  test("a request stands once, as it stands now", () => {
    const request = { id: 7, kind: "undo", by: 1, state: "open" } as const;
    const table = heard(
      { welcome: greeting() },
      { request },
      { request: { ...request, state: "granted" } },
    );
    expect(table.requests).toEqual([{ ...request, state: "granted" }]);
  });

  test("chat, players, state and rematch are taken over", () => {
    const chat = { by: 1, text: "hi", at: "" };
    const table = heard({ welcome: greeting() }, { chat }, { state: "over" }, { rematch: "elm" });
    expect(table).toMatchObject({ chat: [chat], state: "over", rematch: "elm" });
  });
});

test("only the clock that runs loses time", () => {
  const time = { left: [60, 50], running: [1], at: 1000 };
  expect(secondsLeft(time, 0, 11_000)).toBe(60);
  expect(secondsLeft(time, 1, 11_000)).toBe(40);
  expect(secondsLeft(time, 1, 999_000)).toBe(0);
});

describe("as of the scene that is shown", () => {
  const ended = { ...heard({ welcome: greeting() }), state: "over" } as Table;
  const picture = still({ id: "older" } as unknown as View, 0, 1);

  test("nothing newer is told or asked, nor that the game is over", () => {
    const shown = shownAt(ended, picture, true);
    expect([shown.log.map((one) => one.n), shown.ask, shown.state]).toEqual([[1], null, "playing"]);
    expect(shown.view).toBe(picture.view);
  });

  test("it is the table itself when all is shown", () => {
    expect(shownAt(ended, picture, false)).toBe(ended);
  });
});

describe("what the page must not remember", () => {
  const [kept, gone] = ["kept", "gone"].map((key) => ({ key, values: {} }) as unknown as Event);
  const told = { ...news(1), text: ["kept.", "gone."], events: [kept!, gone!] };
  const table = { ...heard({ welcome: greeting() }), log: [told, news(2)] };

  test("has no words in the log, and stays a step", () => {
    const log = remembered(table, () => new Set([gone!])).log;
    expect(log.map((one) => one.text)).toEqual([["kept."], ["news 2"]]);
    const mixed = { ...table, log: [{ ...told, text: ["both in one"] }] };
    expect(remembered(mixed, () => new Set([gone!])).log[0]?.text).toEqual([]);
  });

  test("is nothing, unless the game says so", () => {
    expect(remembered(table, undefined)).toBe(table);
    expect(remembered(table, () => new Set())).toBe(table);
  });
});

describe("shows wait for readers", () => {
  const seat = (seat: number, kind: Player["kind"]) => ({ seat, kind }) as Player;
  const table = heard({ welcome: greeting() });

  test("against bots, and at one screen; not among people, nor by the clock", () => {
    const withBot = { ...table, players: [seat(0, "person"), seat(1, "bot")] };
    expect(waitsForReaders(withBot)).toBe(true);
    expect(waitsForReaders({ ...withBot, players: [seat(0, "person"), seat(1, "person")] })).toBe(
      false,
    );
    const clock = { start: 60, add: 0 } as unknown as Table["clock"];
    expect(waitsForReaders({ ...withBot, clock })).toBe(false);
  });
});

test("whoever runs the table hears what lets others in", () => {
  const entrance = { invite: "oak", code: "KMPT", yours_to_run: true };
  const table = heard({ welcome: greeting() }, { entrance, opener: 1 });
  expect([table.entrance, table.opener]).toEqual([entrance, 1]);
});
