/** What is asked of the viewer, in words. Cards are touched in the hand, so the bar has no buttons. */
import type { Ask, Asking, Say } from "$page/games/board.ts";
import { faceOf, isShed, worstFirst } from "./cards.ts";
import { cardText } from "./look.ts";
import type { Card, Colour, PlayedCard, View } from "../types.ts";

export function asks(
  view: View,
  ask: Ask,
  _: readonly string[],
  say: Say,
  names: readonly string[],
): Asking {
  const cards = ask.legal.map(cardOf);
  return { sentence: sentence(view, cards, say), why: why(view, say, names), buttons: [] };
}

/** The card of a move. */
export function cardOf(move: string): Card {
  return move.replace("play ", "") as Card;
}

function sentence(view: View, cards: readonly Card[], say: Say): string {
  const { colour } = view.trick;
  if (view.trick.cards.length === 0) return say("fool-ask-lead");
  if (colour === null) return say("fool-ask-open");
  const word = say(`colour-${colour}`);
  if (!hasColour(cards, colour))
    return say(hasShed(view, cards) ? "fool-ask-any" : "fool-ask-one", { colour: word });
  return say(cards.includes("1") ? "fool-ask-follow-or-one" : "fool-ask-follow", { colour: word });
}

function hasColour(cards: readonly Card[], colour: Colour): boolean {
  return cards.some((card) => faceOf(card).colour === colour);
}

function hasShed(view: View, cards: readonly Card[]): boolean {
  return cards.some((card) => isShed(view.trick, card));
}

/** Why it is this seat, how many come after it, and what must be beaten. */
function why(view: View, say: Say, names: readonly string[]): string {
  const after = view.players.filter((one) => !one.sits_out).length - view.trick.cards.length - 1;
  if (view.trick.cards.length === 0) return leads(view, say);
  const place = after === 0 ? say("fool-why-last") : say("fool-why-after", { n: after });
  return `${place}${say("fool-space")}${worst(view, say, names)}`;
}

function leads(view: View, say: Say): string {
  const isFirst = view.last_trick?.winner !== view.viewer || isNewRound(view);
  return say(isFirst ? "fool-why-starts" : "fool-why-won", { n: view.discs });
}

/** Everybody holds as many cards as the viewer, and nobody sits out. */
function isNewRound(view: View): boolean {
  return view.players.every((one) => one.cards === view.players[0]?.cards && !one.sits_out);
}

function worst(view: View, say: Say, names: readonly string[]): string {
  const ranked = worstFirst(view.trick).slice(0, view.discs);
  const told = ranked.map((one) => cardBy(one, view, say, names));
  return say("fool-why-worst", { cards: told.join(say("fool-and")), n: told.length });
}

function cardBy(one: PlayedCard, view: View, say: Say, names: readonly string[]): string {
  const key = isShed(view.trick, one.card) ? "fool-card-shed" : "fool-card-by";
  const card = one.card === "1" ? one.card : cardText(one.card, say);
  return say(key, { name: names[one.seat] ?? "", card });
}
