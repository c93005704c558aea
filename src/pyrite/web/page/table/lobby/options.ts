/** What was agreed at a table, in words. */
import type { Say } from "../../words/say.ts";
import type { Table } from "../state.ts";

/** Seats, options that differ from the usual ones, clock. */
export function optionTexts(
  table: Pick<Table, "seats" | "options" | "clock">,
  say: Say,
): readonly string[] {
  const options = Object.entries(table.options).map(([name, value]) =>
    optionText(name, value, say),
  );
  const clock = table.clock ? [clockRule(table.clock, say)] : [];
  return [say("seats-n", { n: table.seats }), ...options, ...clock];
}

function optionText(name: string, value: string, say: Say): string {
  return say("option-is", { name: say(`option-${name}`), value: optionValue(name, value, say) });
}

/** A seat that starts is a seat, everything else a word of the game. */
export function optionValue(name: string, value: string, say: Say): string {
  const isSeat = name === "start" && /^\d+$/.test(value);
  return isSeat
    ? say("name-seat", { seat: `${Number(value) + 1}` })
    : say(`option-${name}-${value}`);
}

export function clockRule(clock: Readonly<Record<string, number>>, say: Say): string {
  if (clock.days !== undefined) return say("clock-rule-days", { days: clock.days });
  const minutes = Math.round(((clock.bank ?? 0) / 60) * 10) / 10;
  return say("clock-rule-bank", { minutes, increment: clock.increment ?? 0 });
}
