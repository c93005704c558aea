/** What is asked while prospecting. Pure. */
import type { Asking, Button, Say } from "$page/games/board.ts";
import type { Question } from "./asks.ts";
import { shortName } from "../cards/cards.ts";
import { lastLook, nameOf } from "./look.ts";
import { cardOf, has, movesOf, parse, tilesOf, type Move } from "./moves.ts";
import { armedCard } from "./touch.ts";
import type { Action, Card, View } from "../types.ts";

export function asksTurn(asked: Question): Asking {
  const { legal, me, chosen, say } = asked;
  const armed = armedCard(legal, chosen);
  const stakes = stakeButtons(movesOf(legal, "stake"), say, armed === null);
  const card = [...me.chosen, me.hole].find(
    (one): one is Card => isCard(one) && one.card === armed,
  );
  if (!card)
    return { sentence: stakeSentence(legal, say), why: say("ask-stake-why"), buttons: stakes };
  const moves = legal.map(parse).filter((move) => cardOf(move) === armed);
  const finishing = finishes(asked, moves);
  const buttons = [...finishing, ...stakes];
  const why = whyCard(card.action, moves, chosen, say);
  return { sentence: turnSentence(asked, card), why, buttons };
}

function isCard(one: Card | "?" | null): one is Card {
  return one !== null && one !== "?";
}

function turnSentence({ view, me, legal, chosen, say }: Question, card: Card): string {
  const action = say(`action-${card.action}`);
  const [, first = ""] = chosen;
  if (view.phase === "showdown") return say("ask-swap-last");
  const key =
    first && first !== card.card ? `ask-use-${card.action}-then` : `ask-use-${card.action}`;
  const isAnimal = ["oxen", "mules", "horse"].includes(card.action);
  const sentence = isAnimal
    ? say("ask-use-animal", { action, card: shortName(card.card, say) })
    : say(card.action === "shortcut" ? "ask-use-shortcut" : key, {
        tile: first,
        card: first && card.action === "none" ? shortName(first, say) : "",
      });
  return has(legal, "stake") && !first
    ? say("ask-or-stake", { sentence, tile: me.prospector ?? "" })
    : sentence;
}

/** Why these tiles are lit. */
function whyCard(
  action: Action,
  moves: readonly Move[],
  chosen: readonly string[],
  say: Say,
): string {
  const n = new Set(moves.flatMap(tilesOf)).size;
  const why = say(`why-${action}`, { n });
  return chosen.length > 1 ? why : say("two-sentences", { why, more: say("ask-other-card") });
}

/** A card and a tile are chosen: what is left to say. */
function finishes(asked: Question, moves: readonly Move[]): readonly Button[] {
  const [, second] = asked.chosen;
  if (second === undefined) return [];
  const left = moves.filter((move) => tilesOf(move).includes(second) || move.words[1] === second);
  return left.flatMap((move, i) => {
    const label = finish(asked, move);
    return label === null ? [] : [{ label, move: move.text, isMain: i === 0 }];
  });
}

function finish({ view, names, say }: Question, move: Move): string | null {
  const [, word = "", last = ""] = move.words;
  switch (move.verb) {
    case "jump":
      return say("do-jump", { tile: word, piece: last });
    case "move":
      return pushing(view, word, last, names, say);
    case "swap":
      return say("do-swap", { card: shortName(word, say) });
    default:
      return null;
  }
}

function pushing(
  view: View,
  colour: string,
  tile: string,
  names: readonly string[],
  say: Say,
): string {
  const owner = view.players.find((one) => one.colour === colour);
  if (!owner || owner.seat === view.viewer) return say("do-move-own", { tile });
  return say("do-move", { name: nameOf(view, owner.seat, names), tile });
}

/** A tent first; the camp is the other way. */
function stakeButtons(moves: readonly Move[], say: Say, isMain: boolean): readonly Button[] {
  return moves.map((move, i) => {
    const [tile = "", piece = ""] = move.words;
    return { label: say("do-stake", { tile, piece }), move: move.text, isMain: isMain && i === 0 };
  });
}

function stakeSentence(legal: readonly string[], say: Say): string {
  const [tile = ""] = movesOf(legal, "stake").flatMap(tilesOf);
  return say("ask-stake", { tile });
}

export function asksLook(asked: Question): Asking {
  const { view, legal, chosen, say } = asked;
  const tiles = view.looking?.tiles ?? [];
  const [tile = "a1", other] = tiles;
  const stakes = movesOf(legal, "stake").filter(
    (move) => !chosen[0] || move.words[0] === chosen[0],
  );
  const press = has(legal, "press") ? [{ label: say("do-press"), move: "press" }] : [];
  const buttons = [...stakeButtons(stakes, say, true), ...press];
  const gold = view.land[tile].gold ?? 0;
  if (other) {
    const values = { tile, gold, other, more: view.land[other].gold ?? 0 };
    return { sentence: say("ask-pair", values), why: say("ask-pair-why"), buttons };
  }
  if (press.length > 0)
    return {
      sentence: say("ask-look", { tile, gold }),
      why: say("ask-look-why", { gold }),
      buttons,
    };
  return { sentence: say("ask-bust", { tile, gold }), why: whyBust(view, say), buttons };
}

function whyBust(view: View, say: Say): string {
  const last = lastLook(view);
  if (!last || last.gold === null) return say("ask-bust-why-unseen");
  return say("ask-bust-why", { tile: last.tile, gold: last.gold });
}
