/** The bots that people can choose: four levels, then two with a style; each has a name. */
import type { Player } from "../wire/types.ts";
import type { Say } from "../words/say.ts";

export const BOTS: readonly string[] = ["easy", "normal", "hard", "expert", "bold", "careful"];

/** Its own name; a short one and a number where several bots have that. */
export function botName(bot: Player, players: readonly Player[], say: Say): string {
  const { level } = bot;
  if (level === null || !BOTS.includes(level)) return say("name-bot", { seat: `${bot.seat + 1}` });
  const alike = players.filter((one) => one.kind === "bot" && one.level === level);
  if (alike.length < 2) return say(`name-${level}`);
  return say(`name-${level}-at`, {
    seat: `${alike.findIndex((one) => one.seat === bot.seat) + 1}`,
  });
}

/** A bot's first name, where there is little room. */
export function shortName(bot: Player, name: string, say: Say): string {
  const isKnown = bot.kind === "bot" && bot.level !== null && BOTS.includes(bot.level);
  const first = isKnown ? say(`name-${bot.level}-at`, { seat: "" }).trim() : name;
  return name.includes(first) ? first : name;
}

/** As one of many to choose from. */
export function botChoice(level: string, say: Say): string {
  const style = say(`level-${level}`);
  if (!BOTS.includes(level)) return say("player-bot", { level: style });
  return say("player-character", { name: say(`name-${level}`), level: style });
}
