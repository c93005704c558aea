/** How each game's outcomes are drawn: docs/chance.md, kind by kind, in the order of their numbers. */
import type { Stream } from "./chacha20.ts";
import type { ChanceLine, Facts } from "./lines.ts";

/** What a drawing may look at: the table, the line itself, and the chance lines before it. */
export interface Asked {
  readonly facts: Facts;
  readonly line: ChanceLine;
  readonly before: readonly ChanceLine[];
}

export interface Kind {
  readonly name: string;
  /** Draws the words of the line again; missing: that needs the position. */
  readonly draw?: (stream: Stream, asked: Asked) => readonly string[];
  /** Only the order is drawn: which cards they are needs the position. */
  readonly isOrder?: (asked: Asked) => boolean;
  /** Words in an order that means nothing, put into one. */
  readonly tidy?: (words: readonly string[]) => readonly string[];
}

const times = (n: number) => Array.from({ length: n }, (_, i) => i);
const many = <T>(item: T, n: number): T[] => times(n).map(() => item);

const start: Kind = {
  name: "start",
  draw: (stream, { facts }) => [`${stream.below(facts.seats)}`],
};

// Gold

const GOLD = [
  ...[5, 7, 7, 5].flatMap((n, i) => many(`g${i + 1}`, n)),
  ...many("x", 5),
  ...[..."rbnyp"].flatMap((colour) => [2, 2, 3, 3, 4, 4, 5].map((n) => `${colour}${n}`)),
];

// Fool!

/** The highest green, red, yellow and blue card, how many 1s, cards in a hand; by seats. */
const FOOL: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  4: [17, 13, 11, 8, 3, 12],
  5: [20, 16, 14, 10, 4, 12],
  6: [23, 19, 17, 12, 5, 12],
  7: [26, 22, 20, 14, 6, 12],
  8: [27, 23, 21, 15, 6, 11],
};

function dealFool(stream: Stream, { facts }: Asked): readonly string[] {
  const [green, red, yellow, blue, ones, hand] = FOOL[facts.seats] ?? [0, 0, 0, 0, 0, 0];
  const suits = Object.entries({ g: green, r: red, y: yellow, b: blue });
  const coloured = suits.flatMap(([suit, highest]) =>
    times(highest - 1).map((i) => `${suit}${i + 2}`),
  );
  const cards = [...coloured, ...many("1", ones)];
  const owners = stream.shuffle(times(facts.seats).flatMap((seat) => many(seat, hand)));
  const hands = times(facts.seats).map((seat) => cards.filter((_, i) => owners[i] === seat));
  return hands.flatMap((one, seat) => (seat === 0 ? one : ["|", ...one]));
}

/** The cards of a hand stand in any order. */
function tidyHands(words: readonly string[]): readonly string[] {
  const hands = words.join(" ").split(" | ");
  return hands.map((hand) => hand.split(" ").sort().join(" "));
}

// Fool's Gold

const die = (stream: Stream) => `${1 + stream.below(6)}`;
const sorted = (words: readonly string[]) => [...words].sort();

// End of the Trail

const LAND = [
  ["f", "1112223344"],
  ["c", "2233344455"],
  ["m", "33445566"],
] as const;
/** How many tiles of each kind are in play, by sides. */
const IN_PLAY: Readonly<Record<number, readonly number[]>> = {
  2: [3, 3, 2],
  3: [4, 5, 3],
  4: [6, 6, 4],
};
const CARDS = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const JOKERS = ["*1", "*2"];
/** What an Argonaut may have in reserve: Horses, Claim Jumps, New Prospects. */
const RESERVES = "2s 3h 6c 7d Jc Jd Jh Qc Qd Qh Qs Kc Kd Kh Ks Ah As".split(" ");

const sidesOf = (facts: Facts) => (facts.seats === 1 ? 3 : facts.seats);

function layLand(stream: Stream, { facts }: Asked): readonly string[] {
  const sides = sidesOf(facts);
  const counts = IN_PLAY[sides] ?? [];
  const chosen = LAND.flatMap(([kind, values], i) =>
    stream.shuffle([...values].map((value) => kind + value)).slice(0, counts[i] ?? 0),
  );
  const tile = (i: number) => `${"abcd"[i % sides]}${Math.floor(i / sides) + 1}`;
  return stream.shuffle(chosen).map((land, i) => `${tile(i)}=${land}`);
}

const reservesIn = (before: readonly ChanceLine[]) =>
  before.filter((one) => one.kind === "reserve").map((one) => one.words);

function dealReserve(stream: Stream, { facts, before }: Asked): readonly string[] {
  const dealt = reservesIn(before);
  const names = (facts.options.argonauts ?? "A1A3").match(/A\d/g) ?? [];
  const left = RESERVES.filter((card) => !dealt.flat().includes(card));
  return [names[dealt.length] ?? "", ...stream.shuffle(left).slice(0, 4)];
}

const isFirstDeck = ({ before }: Asked) => before.every((one) => one.kind !== "deck");

/** The first deck is all cards but the reserves; later ones are what had been discarded. */
function shuffleDeck(stream: Stream, asked: Asked): readonly string[] {
  const all = [...CARDS, ...(asked.facts.options.jokers === "on" ? JOKERS : [])];
  const kept = reservesIn(asked.before).flat();
  const isThere = isFirstDeck(asked)
    ? (card: string) => !kept.includes(card)
    : (card: string) => asked.line.words.includes(card);
  return stream.shuffle(all.filter(isThere));
}

export const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  gold: [start, { name: "deal", draw: (stream) => stream.shuffle(GOLD) }],
  fool: [start, { name: "deal", draw: dealFool, tidy: tidyHands }],
  "fools-gold": [
    start,
    { name: "dice", draw: (stream) => times(10).map(() => die(stream)), tidy: sorted },
    { name: "reveal" },
    { name: "alarm" },
    { name: "winter", draw: (stream) => [die(stream)] },
  ],
  "end-of-the-trail": [
    start,
    { name: "land", draw: layLand },
    { name: "reserve", draw: dealReserve },
    { name: "deck", draw: shuffleDeck, isOrder: (asked) => !isFirstDeck(asked) },
  ],
};
