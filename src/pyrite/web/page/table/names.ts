/** What seats are called, as the reader is spoken to. */
import type { Player } from "../wire/types.ts";
import { isolated, type Say } from "../words/say.ts";
import { botName } from "./bots.ts";

/** By seat. Who speaks for several seats is not called "you" at each of them. */
export function namesOf(
  players: readonly Player[],
  yours: readonly number[],
  say: Say,
): readonly string[] {
  return players.map((one) => {
    if (one.kind === "open") return say("seat-free");
    if (one.kind === "bot") return botName(one, players, say);
    if (yours.length === 1 && yours[0] === one.seat) return say("name-you");
    return one.name ? isolated(one.name) : say("name-seat", { seat: `${one.seat}` });
  });
}

/** Names, with the language's comma. */
export function listed(names: readonly string[], say: Say): string {
  return names.join(say("comma"));
}

/** Minutes and seconds, or days and hours. */
export function clockText(seconds: number, say: Say): string {
  if (seconds >= 86_400) {
    const days = Math.floor(seconds / 86_400);
    return say("clock-days", { days, hours: Math.floor((seconds % 86_400) / 3600) });
  }
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((one, i) => (i === 0 ? `${one}` : `${one}`.padStart(2, "0"))).join(":");
}
