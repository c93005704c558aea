/** What is played, each with its value and a sentence on what that means. Pure. */
import type { GameFacts } from "../../wire/types.ts";
import type { Say } from "../../words/say.ts";
import type { Table } from "../state.ts";
import { clockRule, optionValue } from "./options.ts";

export interface Agreed {
  readonly name: string;
  readonly value: string;
  readonly why: string;
}

type Facts = Pick<Table, "seats" | "options" | "clock" | "hints" | "isPublic" | "late" | "deal">;

export function agreed(table: Facts, options: GameFacts["options"], say: Say): readonly Agreed[] {
  const known = options.filter((one) => one.only.length === 0 || one.only.includes(table.seats));
  return [
    ...known.map((one) => option(one.name, table.options[one.name] ?? one.values[0] ?? "", say)),
    ...(table.deal === null ? [] : [dealtAgain(say)]),
    clock(table, say),
    yesOrNo("hints", table.hints, say),
    { name: say("lobby-undo"), value: say("lobby-undo-value"), why: say("lobby-undo-why") },
    yesOrNo("late", table.late, say),
    yesOrNo("public", table.isPublic, say),
  ];
}

/** A game may leave open what its options change. */
function option(name: string, value: string, say: Say): Agreed {
  const [short = "", ...more] = optionValue(name, value, say).split(/: |：/);
  const why = say.has?.(`option-${name}-why`) ? say(`option-${name}-why`) : more.join(": ");
  return { name: say(`option-${name}`), value: short, why };
}

function dealtAgain(say: Say): Agreed {
  return { name: say("lobby-deal"), value: say("lobby-deal-value"), why: say("lobby-deal-why") };
}

function clock(table: Facts, say: Say): Agreed {
  const name = say("lobby-clock");
  if (!table.clock)
    return { name, value: say("lobby-clock-none"), why: say("lobby-clock-none-why") };
  return { name, value: clockRule(table.clock, say), why: say("lobby-clock-why") };
}

function yesOrNo(what: string, isOn: boolean, say: Say): Agreed {
  const key = `lobby-${what}-${isOn ? "on" : "off"}`;
  return { name: say(`lobby-${what}`), value: say(key), why: say(`${key}-why`) };
}
