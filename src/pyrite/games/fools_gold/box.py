"""What is in the box of Fool's Gold: mines, cards, dice, numbers (FG1, FG2). Data only."""

from typing import Literal, get_args

MOST_SEATS = 5

MineName = Literal["hills", "forest", "mountains", "river", "lake"]
MINE_NAMES: tuple[MineName, ...] = get_args(MineName)  # the mine of face n comes n-th (FG1.1)
GemName = Literal["quartz", "topaz", "benitoite", "garnet", "jade"]
GEM_NAMES: tuple[GemName, ...] = get_args(GemName)  # by mine (FG1.4 †)
MINES = 5
SPACES = 7  # of each path, numbered from 0
FIRST_RED = 3  # this space and all above it are red

DICE = 10
WILD_FACE = 6  # FG1.1
WINTER_FACES = 6  # FG1.5 †

# A card is a number: 0 silt, 1-5 gold by nuggets, then the rest.
SILT = 0
MOST_NUGGETS = 5
GEM = 6
FOUL_WEATHER = 7
FALSE_ALARM = 8
CARDS = 9
CardText = Literal["s", "1", "2", "3", "4", "5", "g", "f", "a"]
CARD_TEXTS: tuple[CardText, ...] = get_args(CardText)

# Each mine's deck: silt, gold of 1 to 5 nuggets, gems, Foul Weather, False Alarm (FG1.3).
DECKS = (
    (16, 4, 5, 7, 0, 0, 6, 3, 3),
    (16, 3, 5, 5, 3, 0, 6, 3, 3),
    (16, 4, 4, 4, 4, 0, 6, 3, 3),
    (16, 4, 3, 2, 3, 4, 6, 3, 3),
    (16, 3, 2, 6, 2, 3, 6, 3, 3),
)
MOST_CARDS = 16  # turned over at once: four miners, four dice (FG6.1)

COINS = 6
MINERS = (0, 0, 0, 4, 3, 2)  # of each seat, by number of seats (FG2.1)

YEARS = 5
FIRST_YEAR = 1849

COINS_RETRIEVED = 3  # FG4.3
COINS_FROM_BANK = 2  # FG5.5

PENALTY = 5  # for a mine without gold (FG7.2)
GEM_POINTS = (0, 1, 3, 6, 10, 15)  # by kinds
