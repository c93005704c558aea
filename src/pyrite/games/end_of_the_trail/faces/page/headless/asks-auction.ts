/** What is asked in the supply auctions. Pure. */
import type { Asking, Button } from "$page/games/board.ts";
import type { Question } from "./asks.ts";
import { cheapest, shortNames, worth } from "../cards/cards.ts";
import { has, movesOf } from "./moves.ts";
import { GO } from "./touch.ts";
import type { Player, View } from "../types.ts";

export function asksLot({ legal, say }: Question): Asking {
  const isSolo = has(legal, "pass");
  const lots = movesOf(legal, "lot").map((move): Button => ({
    label: say("do-lot", { lot: move.words[0] ?? "" }),
    move: move.text,
  }));
  const leave = isSolo ? [{ label: say("do-leave"), move: "pass" }] : [];
  const sentence = say(isSolo ? "ask-lot-solo" : "ask-lot");
  const why = say(isSolo ? "ask-lot-solo-why" : "ask-lot-why");
  return { sentence, why, buttons: [...lots, ...leave] };
}

/** The bids that are allowed, lowest first. */
export function bids(legal: readonly string[]): readonly number[] {
  return movesOf(legal, "bid").map((move) => Number(move.words[0]));
}

/** The bid that the bar stands at. */
export function bidOf(legal: readonly string[], chosen: readonly string[]): number {
  const allowed = bids(legal);
  const wanted = Number(chosen[0] ?? NaN);
  return allowed.includes(wanted) ? wanted : (allowed[0] ?? 0);
}

/** The Argonaut that must be outbid, if one is. */
export function rival(view: View): Player | null {
  const offers = view.players.filter((one) => one.offer !== null);
  const best = Math.max(...offers.map((one) => one.offer ?? 0));
  return offers.find((one) => one.offer === best) ?? null;
}

export function asksBid(asked: Question): Asking {
  const { view, me, legal, chosen, say } = asked;
  const allowed = bids(legal);
  const money = me.money ?? 0;
  const lot = view.auction?.lot ?? 0;
  if (allowed.length === 0) {
    const buttons = [{ label: say("do-pass"), move: "pass", isMain: true }];
    return { sentence: say("ask-pass", { lot }), why: say("ask-pass-why", { money }), buttons };
  }
  const bid = bidOf(legal, chosen);
  const steps = [
    { label: say("do-less"), to: bid - 1 },
    { label: say("do-more"), to: bid + 1 },
  ].filter((step) => allowed.includes(step.to));
  const buttons: Button[] = [
    ...steps.map((step) => ({ label: step.label, choose: [`${step.to}`] })),
    { label: say("do-bid", { money: bid }), move: `bid ${bid}`, isMain: true },
  ];
  if (has(legal, "pass")) buttons.push({ label: say("do-pass"), move: "pass" });
  const cards = cheapest(me.hand ?? [], bid) ?? [];
  const values = { money, bid, paid: worth(cards), n: cards.length };
  const shown = shortNames(
    cards.map((one) => one.card),
    say,
  );
  const cost = say(bid === 0 ? "ask-bid-why-free" : "ask-bid-why", { ...values, cards: shown });
  const more = whyPass(view, legal, say);
  const why = more ? say("two-sentences", { why: cost, more }) : cost;
  return { sentence: bidSentence(view, legal, say), why, buttons };
}

/** What comes of passing. */
function whyPass(view: View, legal: readonly string[], say: Question["say"]): string {
  if (!has(legal, "pass")) return "";
  const first = rival(view);
  return first ? say("ask-pass-solo", { name: first.argonaut ?? "" }) : say("ask-pass-only");
}

function bidSentence(view: View, legal: readonly string[], say: Question["say"]): string {
  const lot = view.auction?.lot ?? 0;
  const offering = rival(view);
  if (offering)
    return say("ask-answer", { name: offering.argonaut ?? "", money: offering.offer ?? 0, lot });
  const last = view.auction?.bid ?? null;
  if (!has(legal, "pass")) return say(view.seats === 1 ? "ask-bid-solo" : "ask-bid-must", { lot });
  return last === null ? say("ask-bid-first", { lot }) : say("ask-bid", { lot, money: last });
}

export function asksPay({ view, me, chosen, say }: Question): Asking {
  const due = view.auction?.due ?? 0;
  const hand = me.hand ?? [];
  const taken = hand.filter((one) => chosen.includes(one.card));
  const sum = worth(taken);
  const names = (cards: readonly { readonly card: string }[]) =>
    shortNames(
      cards.map((one) => one.card),
      say,
    );
  const least = cheapest(hand, due) ?? [];
  const offer = {
    label: say("do-choose", { cards: names(least), money: worth(least) }),
    choose: least.map((one) => one.card),
  };
  const pay = {
    label: say("do-pay", { cards: names(taken), money: sum }),
    choose: [...chosen, GO],
    isMain: true,
  };
  const isMet = sum >= due;
  const why = isMet
    ? say("ask-pay-why-met", { money: sum, due })
    : say("ask-pay-why", { money: due - sum });
  const lot = view.auction?.lot ?? 0;
  return { sentence: say("ask-pay", { money: due, lot }), why, buttons: isMet ? [pay] : [offer] };
}
