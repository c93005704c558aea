// Written by `make types`. A test fails when it is not what box.py says.

export const MOST_SEATS = 5;
export const MINE_NAMES = ["hills", "forest", "mountains", "river", "lake"] as const;
export const GEM_NAMES = ["quartz", "topaz", "benitoite", "garnet", "jade"] as const;
export const MINES = 5;
export const SPACES = 7;
export const FIRST_RED = 3;
export const DICE = 10;
export const WILD_FACE = 6;
export const WINTER_FACES = 6;
export const SILT = 0;
export const MOST_NUGGETS = 5;
export const GEM = 6;
export const FOUL_WEATHER = 7;
export const FALSE_ALARM = 8;
export const CARDS = 9;
export const CARD_TEXTS = ["s", "1", "2", "3", "4", "5", "g", "f", "a"] as const;
export const DECKS = [[16, 4, 5, 7, 0, 0, 6, 3, 3], [16, 3, 5, 5, 3, 0, 6, 3, 3], [16, 4, 4, 4, 4, 0, 6, 3, 3], [16, 4, 3, 2, 3, 4, 6, 3, 3], [16, 3, 2, 6, 2, 3, 6, 3, 3]] as const;
export const MOST_CARDS = 16;
export const COINS = 6;
export const MINERS = [0, 0, 0, 4, 3, 2] as const;
export const YEARS = 5;
export const FIRST_YEAR = 1849;
export const COINS_RETRIEVED = 3;
export const COINS_FROM_BANK = 2;
export const PENALTY = 5;
export const GEM_POINTS = [0, 1, 3, 6, 10, 15] as const;
