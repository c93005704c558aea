/** How land, reserves and decks are drawn; a later deck is what had been discarded. */
import {
  many,
  start,
  type Asked,
  type ChanceLine,
  type Kind,
  type Stream,
} from "$page/games/outcomes.ts";
import {
  ACTION,
  ARGONAUT_NAMES,
  CARD_TEXTS,
  COLUMNS,
  HORSE,
  IN_PLAY,
  JUMP,
  KIND_LETTERS,
  LAND_VALUES,
  PROSPECTS,
  REAL_CARDS,
  RESERVE,
} from "./box.ts";

const SOLO_SIDES = 3;
const USUAL_ARGONAUTS = `${ARGONAUT_NAMES[0]}${ARGONAUT_NAMES[2]}`;
/** What an Argonaut may have in reserve: Horses, Claim Jumps, New Prospects. */
const IN_RESERVE: readonly number[] = [HORSE, JUMP, PROSPECTS];
const RESERVES = CARD_TEXTS.filter((_, card) => IN_RESERVE.includes(ACTION[card] ?? -1));

function layLand(stream: Stream, { facts }: Asked): readonly string[] {
  const sides = facts.seats === 1 ? SOLO_SIDES : facts.seats;
  const chosen = LAND_VALUES.flatMap((counts, kind) => {
    const tiles = counts.flatMap((n, value) => many(`${KIND_LETTERS[kind]}${value}`, n));
    return stream.shuffle(tiles).slice(0, IN_PLAY[sides]?.[kind] ?? 0);
  });
  const tile = (i: number) => `${COLUMNS[i % sides]}${Math.floor(i / sides) + 1}`;
  return stream.shuffle(chosen).map((land, i) => `${tile(i)}=${land}`);
}

const reservesIn = (before: readonly ChanceLine[]) =>
  before.filter((one) => one.kind === "reserve").map((one) => one.words);

function dealReserve(stream: Stream, { facts, before }: Asked): readonly string[] {
  const dealt = reservesIn(before);
  const names = (facts.options.argonauts ?? USUAL_ARGONAUTS).match(/A\d/g) ?? [];
  const left = RESERVES.filter((card) => !dealt.flat().includes(card));
  return [names[dealt.length] ?? "", ...stream.shuffle(left).slice(0, RESERVE)];
}

const isFirstDeck = ({ before }: Asked) => before.every((one) => one.kind !== "deck");

/** The first deck is all cards but the reserves; later ones are what had been discarded. */
function shuffleDeck(stream: Stream, asked: Asked): readonly string[] {
  const hasJokers = asked.facts.options.jokers === "on";
  const all: readonly string[] = hasJokers ? CARD_TEXTS : CARD_TEXTS.slice(0, REAL_CARDS);
  const kept = reservesIn(asked.before).flat();
  const isThere = isFirstDeck(asked)
    ? (card: string) => !kept.includes(card)
    : (card: string) => asked.line.words.includes(card);
  return stream.shuffle(all.filter(isThere));
}

export default [
  start,
  { name: "land", draw: layLand },
  { name: "reserve", draw: dealReserve },
  { name: "deck", draw: shuffleDeck, isOrder: (asked) => !isFirstDeck(asked) },
] satisfies readonly Kind[];
