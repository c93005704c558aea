/** The bots that people can choose: four levels, then those with a name and a style of their own. */
import type { Player } from "../wire/types.ts";
import type { Say } from "../words/say.ts";

export const CHARACTERS: readonly string[] = ["bold", "careful"];
export const BOTS: readonly string[] = ["easy", "normal", "hard", "expert", ...CHARACTERS];

/** A number, or its own name; a short one and a number where several bots have that. */
export function botName(bot: Player, players: readonly Player[], say: Say): string {
  const { level } = bot;
  const seat = `${bot.seat}`;
  if (level === null || !CHARACTERS.includes(level)) return say("name-bot", { seat });
  const alike = players.filter((one) => one.kind === "bot" && one.level === level);
  return alike.length > 1 ? say(`name-${level}-at`, { seat }) : say(`name-${level}`);
}

/** As one of many to choose from. */
export function botChoice(level: string, say: Say): string {
  const style = say(`level-${level}`);
  if (!CHARACTERS.includes(level)) return say("player-bot", { level: style });
  return say("player-character", { name: say(`name-${level}`), level: style });
}
