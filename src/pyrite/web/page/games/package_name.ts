/** The Python package of a game, in which its folder lies: `fools-gold` is in `fools_gold`. */
export function packageOf(game: string): string {
  return game.replaceAll("-", "_");
}
