import { describe, expect, test } from "vitest";
import { newLine, speak, step, wait, type Deed, type Incoming, type Line } from "./line.ts";
import type { Greeting, Hears } from "./types.ts";

const KEY = "k".repeat(22);
const MOVE = { do: "move", seat: 0, decision: 3, move: "flip a1" } as const;

function welcome(n: number): Hears {
  return { welcome: { n } as Greeting };
}

function run(line: Line, ...incoming: Incoming[]): readonly [Line, readonly Deed[]] {
  let deeds: readonly Deed[] = [];
  for (const one of incoming) [line, deeds] = step(line, one);
  return [line, deeds];
}

function live(n = 5): Line {
  const [line] = newLine(KEY, "en", { salt: "ab" });
  return run(line, { kind: "opened" }, { kind: "heard", message: welcome(n) })[0];
}

describe("a line", () => {
  test("connects, says hello, and is live once welcomed", () => {
    const [line, first] = newLine(KEY, "ja", { salt: "ab" });
    expect(first).toEqual([{ kind: "connect" }]);
    const [opened, deeds] = run(line, { kind: "opened" });
    const hello = { do: "hello", key: KEY, lang: "ja", after: null, salt: "ab" };
    expect(deeds).toEqual([{ kind: "send", message: hello }]);
    expect(run(opened, { kind: "heard", message: welcome(0) })[0].stage).toBe("live");
  });

  test("sends no salt for an onlooker", () => {
    const [line] = newLine(null, "en", { commit: "ab" });
    const [, deeds] = run(line, { kind: "opened" });
    expect(deeds).toEqual([
      { kind: "send", message: { do: "hello", key: null, lang: "en", after: null } },
    ]);
  });

  test("counts what it says and forgets what is answered", () => {
    const [asked, deeds] = run(live(), { kind: "wish", wish: MOVE });
    expect(deeds).toEqual([{ kind: "send", message: { ...MOVE, id: 1 } }]);
    expect(asked.unanswered).toHaveLength(1);
    const answer: Hears = { re: 1, ok: true };
    const [done, told] = run(asked, { kind: "heard", message: answer });
    expect(done.unanswered).toEqual([]);
    expect(told).toEqual([{ kind: "tell", message: answer, asked: { ...MOVE, id: 1 } }]);
  });

  test("comes back with the number of the newest news, and says an unanswered move again", () => {
    const update = { n: 9, news: [], view: null, ask: null, time: null } as unknown as Hears;
    const [away, waits] = run(
      live(),
      { kind: "heard", message: update },
      { kind: "wish", wish: MOVE },
      { kind: "closed" },
    );
    expect(away.stage).toBe("away");
    expect(waits).toEqual([{ kind: "wait", milliseconds: wait(0) }]);
    const [opened, hello] = run(away, { kind: "retry" }, { kind: "opened" });
    expect(hello[0]).toMatchObject({ message: { do: "hello", after: 9 } });
    const [, again] = run(opened, { kind: "heard", message: welcome(9) });
    expect(again[1]).toEqual({ kind: "send", message: { ...MOVE, id: 1 } });
  });

  test("keeps a move for later while it is away", () => {
    const [away] = run(live(), { kind: "closed" }, { kind: "wish", wish: MOVE });
    const [, deeds] = run(
      away,
      { kind: "retry" },
      { kind: "opened" },
      { kind: "heard", message: welcome(5) },
    );
    expect(deeds[1]).toEqual({ kind: "send", message: { ...MOVE, id: 1 } });
  });

  test("never says twice what would happen twice", () => {
    const chat = { do: "chat", text: "hi" } as const;
    const [asked] = run(live(), { kind: "wish", wish: chat });
    const [away, deeds] = run(asked, { kind: "closed" });
    expect(deeds[0]).toEqual({ kind: "lost", asked: { ...chat, id: 1 } });
    expect(away.unanswered).toEqual([]);
    const undo = { do: "undo", seat: 0 } as const;
    expect(run(away, { kind: "wish", wish: undo })[1]).toEqual([{ kind: "lost", asked: undo }]);
  });

  test("waits longer each time, and starts anew once welcomed", () => {
    const [first] = newLine(null, "en", {});
    const [away] = run(first, { kind: "closed" }, { kind: "retry" }, { kind: "closed" });
    expect(away.tries).toBe(2);
    const waits = [0, 1, 2, 3, 20].map(wait);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const [back] = run(
      away,
      { kind: "retry" },
      { kind: "opened" },
      { kind: "heard", message: welcome(0) },
    );
    expect(back.tries).toBe(0);
  });

  test("ends for good with a key that is not known, and tries again after a restart", () => {
    const [ended, deeds] = run(live(), { kind: "heard", message: { bye: "no-such-key" } });
    expect(ended.stage).toBe("ended");
    expect(deeds.at(-1)).toEqual({ kind: "hang up" });
    expect(run(ended, { kind: "closed" })[1]).toEqual([]);
    const [restarted] = run(
      live(),
      { kind: "heard", message: { bye: "restart" } },
      { kind: "closed" },
    );
    expect(restarted.stage).toBe("away");
  });

  test("asks for everything again in another language", () => {
    const [line, deeds] = speak(live(), "ja");
    expect(deeds.map((one) => one.kind)).toEqual(["hang up", "connect"]);
    const [, hello] = run(line, { kind: "opened" });
    expect(hello[0]).toMatchObject({ message: { lang: "ja", after: null } });
  });

  test("a welcome in the middle repeats nothing", () => {
    const [asked] = run(live(), { kind: "wish", wish: MOVE });
    const [, deeds] = run(asked, { kind: "heard", message: welcome(5) });
    expect(deeds.map((one) => one.kind)).toEqual(["tell"]);
  });
});
