/** Legal moves → what is asked, why, and the buttons. Pure. */
import type { Ask, Asking, Button, Say } from "$page/games/board.ts";
import { worthOf } from "./look.ts";
import { has, verbOf } from "./moves.ts";
import { touchable } from "./touch.ts";
import type { Player, View } from "../types.ts";

const RETRIEVED = 3;
const PASS = "pass";

export function asks(view: View, ask: Ask, chosen: readonly string[], say: Say): Asking {
  if (view.mine) return askAction(view, ask, say);
  const me = view.players[ask.seat];
  if (has(ask.legal, "reserve"))
    return {
      sentence: say("ask-reserve"),
      why: say("ask-reserve-why", { n: me?.miners ?? 0 }),
      buttons: [],
    };
  return askTurn(view, ask, chosen, say);
}

// Prospecting

function askTurn(view: View, ask: Ask, chosen: readonly string[], say: Say): Asking {
  const me = view.players[ask.seat];
  if (chosen[0] === PASS) return askPass(me, say);
  const can = touchable(view, ask, chosen);
  const prices = [...can.places.values()].map((touch) => touch.price);
  const values = { low: Math.min(...prices), high: Math.max(...prices) };
  const rest = has(ask.legal, "retrieve") ? "retrieve" : "pass";
  const key = can.mode ?? rest;
  return {
    sentence: say(`ask-${key}`, can.mode ? values : {}),
    why: say(`ask-${key}-why`, { miners: me?.miners ?? 0 }),
    buttons: turnButtons(ask, can.mode, me, say),
  };
}

function turnButtons(
  ask: Ask,
  mode: "place" | "wild" | null,
  me: Player | undefined,
  say: Say,
): readonly Button[] {
  const modes = (["place", "wild"] as const).filter((one) => has(ask.legal, one));
  const back = Math.min(RETRIEVED, me?.spent ?? 0);
  return [
    ...modes.map((one) => ({
      label: say(`button-${one}`),
      choose: [one],
      isPressed: one === mode,
    })),
    ...(has(ask.legal, "retrieve")
      ? [{ label: say("button-retrieve", { n: back }), move: "retrieve" }]
      : []),
    passButton(ask, me, say),
  ];
}

/** Whoever could still place a miner is asked once. */
function passButton(ask: Ask, me: Player | undefined, say: Say): Button {
  const label = say("button-pass");
  if (has(ask.legal, "place") && me?.miners) return { label, choose: [PASS] };
  return { label, move: PASS, isMain: ask.legal.length === 1 };
}

function askPass(me: Player | undefined, say: Say): Asking {
  return {
    sentence: say("ask-really-pass", { miners: me?.miners ?? 0 }),
    why: say("ask-really-pass-why"),
    buttons: [
      { label: say("button-really-pass"), move: PASS, isMain: true },
      { label: say("button-not-yet"), choose: [] },
    ],
  };
}

// Mining

function askAction(view: View, ask: Ask, say: Say): Asking {
  const season = view.winter ? "winter" : "card";
  const takes = ask.legal.some((move) => ["gold", "gem"].includes(verbOf(move)));
  const key = takes ? season : view.winter ? "empty-winter" : "empty";
  return {
    sentence: say(`ask-${key}`, { space: view.space ?? 0 }),
    why: whyGold(view, ask, say),
    buttons: ask.legal.flatMap((move) => actionButton(move, ask.legal.length === 1, say)),
  };
}

/** What more gold of this mine would be worth to whoever is asked. */
function whyGold(view: View, ask: Ask, say: Say): string {
  const cards = view.players[ask.seat]?.cards;
  if (!cards || !view.mine) return "";
  return say(`why-${worthOf(cards, view.mine)}`, { mine: view.mine, n: cards.gold[view.mine] });
}

function actionButton(move: string, isOnly: boolean, say: Say): readonly Button[] {
  const verb = verbOf(move);
  if (verb === "gold" || verb === "gem") return [];
  return [{ label: say(`button-${verb}`), move, isMain: isOnly }];
}
