import { describe, expect, test, vi } from "vitest";
import { asks } from "./asks.ts";
import { en, ja, position } from "../test_tables.ts";
import { GO, touchable } from "./touch.ts";

const NAMES = ["You", "Ines", "Walnut", "Tomo"];

function asked(name: string, ...chosen: string[]) {
  const { view, ask } = position(name);
  const { sentence, buttons } = asks(view, ask, chosen, en, NAMES);
  return [sentence, ...buttons.map((one) => one.label)];
}

const ASKED = [
  ...["hole", "lot", "opening", "bid", "pass", "pay", "select", "first", "turn", "double"],
  ...["jump", "prospects", "look", "bust", "pair", "shift", "keep", "enough", "swap", "showdown"],
  ...["final", "solo-lot", "solo-opening", "solo-answer", "solo-turn", "two-turn", "four-bid"],
];

describe.each(ASKED)("%s", (name) => {
  const { view, ask } = position(name);

  test.each([
    ["en", en],
    ["ja", ja],
  ])("is asked with a reason (%s), no word missing", (_, say) => {
    const missing = vi.spyOn(console, "error");
    const { sentence, why } = asks(view, ask, [], say, NAMES);
    expect(sentence).not.toBe("");
    expect(why).toBeTruthy();
    expect(missing).not.toHaveBeenCalled();
  });

  test("every move can be made by buttons and touches", () => {
    expect([...reached(name)].sort()).toEqual(expect.arrayContaining([...oneByOne(ask.legal)]));
  });

  test("no two buttons are called the same", () => {
    const labels = asks(view, ask, [], en, NAMES).buttons.map((one) => one.label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

const TOGETHER = /^(pay|select|ready|keep|enough) ?/;

/** Those that are not chosen together and said one by one. */
function oneByOne(legal: readonly string[]): readonly string[] {
  return legal.filter((move) => !TOGETHER.test(move)).sort();
}

/** All moves that touching and pressing leads to. */
function reached(name: string): ReadonlySet<string> {
  const { view, ask } = position(name);
  const moves = new Set<string>();
  const seen = new Set<string>();
  const open: (readonly string[])[] = [[]];
  for (let chosen = open.pop(); chosen; chosen = open.pop()) {
    if (seen.has(chosen.join()) || chosen.includes(GO)) continue;
    seen.add(chosen.join());
    const can = touchable(view, ask, chosen);
    const ways = [can.tiles, can.cards, can.lots, can.discards].flatMap((one) => [...one.values()]);
    const { buttons } = asks(view, ask, chosen, en, NAMES);
    for (const way of [...ways, ...buttons]) {
      if ("move" in way && way.move) moves.add(way.move);
      if ("choose" in way && way.choose) open.push(way.choose);
    }
  }
  return moves;
}

test("a hole card is chosen, then laid aside", () => {
  const [card = ""] = touchable(position("hole").view, position("hole").ask, []).cards.keys();
  expect(asked("hole")).toHaveLength(1);
  expect(asked("hole", card)[1]).toMatch(/^Lay .* aside$/);
});

test("a bid starts at the least and goes up by a dollar", () => {
  const { view, ask } = position("bid");
  expect(asked("bid")).toEqual(["Bid more than $2 for lot 1, or pass", "+ $1", "Bid $3", "Pass"]);
  expect(asked("bid", "4").slice(1)).toEqual(["− $1", "+ $1", "Bid $4", "Pass"]);
  expect(asks(view, ask, [], en, NAMES).why).toContain(
    "You hold $15. For $3 you would pay $3 with 8♠ K♥",
  );
});

test("who cannot bid higher is told why only passing is left", () => {
  expect(asked("pass")[0]).toMatch(/costs more than you hold: pass$/);
});

test("a price: cards that fit are offered, and paid when they meet it", () => {
  const { view, ask } = position("pay");
  const [offer] = asks(view, ask, [], en, NAMES).buttons;
  const [pay] = asks(view, ask, offer?.choose ?? [], en, NAMES).buttons;
  expect(offer?.label).toMatch(/^Choose /);
  expect(pay?.choose).toEqual([...(offer?.choose ?? []), GO]);
});

test("a trip needs two cards", () => {
  const [a = "", b = ""] = touchable(
    position("select").view,
    position("select").ask,
    [],
  ).cards.keys();
  expect(asked("select", a)).toHaveLength(1);
  expect(asked("select", a, b)[1]).toMatch(/^Set out with /);
});

test("an animal looks, or the prospector’s tile is staked", () => {
  expect(asked("turn")).toEqual([
    "Look with Oxen 2♣, or stake a3",
    "Stake a3: tent",
    "Stake a3: camp",
  ]);
});

test("a look: stake or press; a bust says what it is measured by", () => {
  expect(asked("look").at(-1)).toBe("Press on");
  const { view, ask } = position("bust");
  expect(asked("bust")).toEqual([
    expect.stringMatching(/^Bust: a2 holds \d gold, and you must stake it$/),
    "Stake a2: tent",
  ]);
  expect(asks(view, ask, [], en, NAMES).why).toMatch(/less than the \d gold you saw at b2/);
});

test("Claim Jump asks for tent or camp", () => {
  expect(asked("jump", "6c", "c1")).toEqual([
    "Jump onto c1: with a tent, or with your camp?",
    "Jump onto c1: tent",
    "Jump onto c1: camp",
    "Stake b2: tent",
    "Stake b2: camp",
  ]);
});

test("New Prospects: whose tent", () => {
  expect(asked("prospects", "7d", "b1")[1]).toBe("Push your own tent off b1");
  expect(asked("prospects", "7d", "a2")[1]).toBe("Push the tent of Ines off a2");
});

test("a Joker is exchanged for a discard, on the trip and at the end", () => {
  expect(asked("swap", "*1", "2d")).toEqual(["Exchange your Joker for 2♦?", "Exchange for 2♦"]);
  expect(asked("showdown")[0]).toBe("Exchange your Joker before hands are shown");
  expect(asked("showdown", "*1", "Kc")[1]).toBe("Exchange for K♣");
});

test("an Argonaut’s bid is to be outbid, or not", () => {
  expect(asked("solo-answer")[0]).toMatch(/^A\d bids \$\d+ for lot \d: bid more and win/);
  expect(asked("solo-lot").at(-1)).toBe("Leave the auctions");
});
