/** What is asked, in one sentence; why; and the buttons of the action bar. Pure. */
import type { Ask, Asking, Button, Say } from "$page/games/board.ts";
import { asksBid, asksLot, asksPay } from "./asks-auction.ts";
import { asksLook, asksTurn } from "./asks-prospecting.ts";
import { shortName, shortNames } from "../cards/cards.ts";
import { has } from "./moves.ts";
import { TRIP } from "./printed.ts";
import { GO } from "./touch.ts";
import type { Player, View } from "../types.ts";

/** Everything a sentence is made from. */
export interface Question {
  readonly view: View;
  readonly legal: readonly string[];
  readonly me: Player;
  readonly chosen: readonly string[];
  readonly say: Say;
  readonly names: readonly string[];
}

export function asks(
  view: View,
  ask: Ask,
  chosen: readonly string[],
  say: Say,
  names: readonly string[],
): Asking {
  const me = view.players[ask.seat];
  if (!me) return { sentence: say("ask-any"), buttons: [] };
  const { legal } = ask;
  const left = chosen.filter((one) => one !== GO);
  const asked: Question = { view, legal, me, chosen: left, say, names };
  if (has(legal, "hole")) return asksHole(asked);
  if (has(legal, "lot")) return asksLot(asked);
  if (has(legal, "bid") || has(legal, "pass")) return asksBid(asked);
  if (has(legal, "pay")) return asksPay(asked);
  if (has(legal, "select") || has(legal, "ready")) return asksTrip(asked);
  if (has(legal, "keep") || has(legal, "enough")) return asksKeep(asked);
  if (has(legal, "shift")) return asksShift(asked);
  if (has(legal, "final")) return asksFinal(asked);
  return view.looking ? asksLook(asked) : asksTurn(asked);
}

function asksHole({ chosen, say }: Question): Asking {
  const [card] = chosen;
  const label = card && say("do-hole", { card: shortName(card, say) });
  const buttons = label ? [{ label, move: `hole ${card}`, isMain: true }] : [];
  return { sentence: say("ask-hole"), why: say("ask-hole-why"), buttons };
}

/** All at once; the rules take them one by one. */
function asksTrip({ me, chosen, legal, say }: Question): Asking {
  const count = me.chosen.length + chosen.length;
  const isEnough = count >= Math.min(TRIP.fewest, me.cards);
  const cards = shortNames([...me.chosen.map((one) => one.card), ...chosen], say);
  const go: Button = has(legal, "select")
    ? { label: say("do-select", { cards }), choose: [...chosen, GO], isMain: true }
    : { label: say("do-select", { cards }), move: "ready", isMain: true };
  const why = say(isEnough ? "ask-select-why-more" : "ask-select-why", { n: count });
  return { sentence: say("ask-select"), why, buttons: isEnough ? [go] : [] };
}

function asksKeep({ me, chosen, say }: Question): Asking {
  const cards = [...me.kept.map((one) => one.card), ...chosen];
  const go = {
    ...{ label: say("do-keep", { cards: shortNames(cards, say) }), isMain: true },
    choose: [...chosen, GO],
  };
  const hand = say(me.best ? `hand-${me.best.hand}` : "hand-high-card");
  const why = say("ask-keep-why", { hand, gold: me.best?.gold ?? 0 });
  return { sentence: say("ask-keep"), why, buttons: cards.length > 0 ? [go] : [] };
}

function asksShift({ view, say }: Question): Asking {
  const tile = view.pushed?.tile ?? "";
  return { sentence: say("ask-shift", { tile }), why: say("ask-shift-why"), buttons: [] };
}

function asksFinal({ say }: Question): Asking {
  return { sentence: say("ask-final"), why: say("ask-final-why"), buttons: [] };
}
