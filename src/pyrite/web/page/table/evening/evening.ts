/** How an evening stands, and what the same cards gave to whom. Pure. */
import type { Estimate } from "../../review/figures.ts";
import type { Evening, EveningGame, GameFacts, Review } from "../../wire/types.ts";
import type { Player } from "../../wire/types.ts";

export interface Standing {
  readonly person: number;
  readonly name: string | null;
  readonly games: number;
  readonly wins: number;
  readonly behind: number;
  /** Victories less luck; null until every game of theirs was reviewed. */
  readonly luckless: Estimate | null;
}

/** What was reviewed, by table. */
export type Reviews = ReadonlyMap<string, Pick<Review, "accounts">>;

/** Whoever won most comes first; who is level, by others left behind. */
export function standings(evening: Evening, reviews: Reviews): readonly Standing[] {
  return evening.people
    .map((one, person) => ({ ...one, person, luckless: luckless(evening, person, reviews) }))
    .sort((a, b) => b.wins - a.wins || b.behind - a.behind || a.person - b.person);
}

/** What somebody would have won with neither good luck nor bad, and its standard error. */
function luckless(evening: Evening, person: number, reviews: Reviews): Estimate | null {
  let sum = 0;
  let squares = 0;
  for (const game of evening.games) {
    for (const [seat, one] of game.seats.entries()) {
      if (one.person !== person) continue;
      const account = reviews.get(game.table)?.accounts.find((it) => it.seat === seat);
      if (!account) return null;
      sum += account.final - account.luck[0];
      squares += account.luck[1] ** 2;
    }
  }
  return [sum, Math.sqrt(squares)];
}

/** Games that were played with one deal, where there are several; the first of them first. */
export function sameDeals(evening: Evening): readonly (readonly EveningGame[])[] {
  const deals = new Map<string, EveningGame[]>();
  for (const game of evening.games) {
    deals.set(game.deal, [...(deals.get(game.deal) ?? []), game]);
  }
  return [...deals.values()].filter((games) => games.length > 1);
}

/** Which other games the people of a table can play together. */
export function nextGames(
  games: readonly GameFacts[],
  game: string,
  players: readonly Player[],
): readonly GameFacts[] {
  const people = players.filter((one) => one.kind === "person").length;
  return games.filter((one) => one.id !== game && Math.max(...one.seats) >= people);
}

/** `1½`: halves as people write them; other shares with one place. */
export function counted(share: number): string {
  const whole = Math.floor(share);
  if (share === whole) return `${whole}`;
  return share - whole === 0.5 ? `${whole || ""}½` : share.toFixed(1);
}
