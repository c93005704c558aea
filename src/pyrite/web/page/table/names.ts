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
    if (one.name) return isolated(one.name);
    const isYou = yours.length === 1 && yours[0] === one.seat;
    return isYou ? say("name-you") : say("name-seat", { seat: `${one.seat + 1}` });
  });
}

/** Names, with the language's comma. */
export function listed(names: readonly string[], say: Say): string {
  return names.join(say("comma"));
}
