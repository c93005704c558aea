"""What is in the box of End of the Trail: cards, land, pieces, prices (ET1). Data only."""

from typing import Literal, get_args

MOST_SEATS = 4
ROUNDS = 3
REFILLS = ROUNDS - 1
Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

# A card is rank * 4 + suit, so that a higher number is a higher card; two Jokers come last.
RANKS = "23456789TJQKA"
SUITS = "cdhs"  # lowest first (ET1.1)
JOKERS = ("*1", "*2")
CARD_TEXTS = (*(rank + suit for rank in RANKS for suit in SUITS), *JOKERS)
CARD_OF_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
REAL_CARDS = 52
CARDS = 54
FIRST_JOKER = REAL_CARDS

# A set of cards is a number with a bit for each of them.
ALL_REAL = (1 << REAL_CARDS) - 1
ALL_CARDS = (1 << CARDS) - 1

Action = Literal["oxen", "mules", "horse", "shortcut", "double", "jump", "prospects", "none"]
ACTIONS: tuple[Action, ...] = get_args(Action)
OXEN, MULES, HORSE, SHORTCUT, DOUBLE, JUMP, PROSPECTS, NO_ACTION = range(8)

SPECIAL_CARDS = {
    JUMP: ("2s", "6c", "Kd", "Ah"),
    DOUBLE: ("4d", "8h", "Js", "Ac"),
    SHORTCUT: ("5c", "9s", "Th", "Ad"),
    PROSPECTS: ("3h", "7d", "Qc", "As"),
}
ANIMALS = (OXEN,) * 6 + (MULES,) * 3 + (HORSE,) * 3  # by rank from 2 (ET1.2)
ANIMAL_MONEY = (4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1)  # by rank from 2 (ET1.3)
SPECIAL_MONEY = (3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1)  # † by rank from 2 (ET1.3)
DEAREST = 4


def _action(card: int) -> int:
    """What is printed on a card (ET1.2)."""
    for action, texts in SPECIAL_CARDS.items():
        if CARD_TEXTS[card] in texts:
            return action
    return ANIMALS[card // 4] if card < REAL_CARDS else NO_ACTION


def _money(card: int) -> int:
    """The dollars on a card (ET1.3)."""
    if card >= REAL_CARDS:
        return 0
    return ANIMAL_MONEY[card // 4] if _action(card) <= HORSE else SPECIAL_MONEY[card // 4]


ACTION = tuple(_action(card) for card in range(CARDS))
MONEY = tuple(_money(card) for card in range(CARDS))

# The land: kind by number, lowest first; how many tiles of each value (ET1.4 †).
Kind = Literal["foothills", "canyons", "mountains"]
KINDS: tuple[Kind, ...] = get_args(Kind)
KIND_LETTERS = "fcm"
FOOTHILLS, CANYONS, MOUNTAINS = range(3)
HIGHEST = 6
LAND_VALUES = (
    (0, 3, 3, 2, 2, 0, 0),
    (0, 0, 2, 3, 3, 2, 0),
    (0, 0, 0, 2, 2, 2, 2),
)
IN_PLAY = ((0, 0, 0), (0, 0, 0), (3, 3, 2), (4, 5, 3), (6, 6, 4))  # by seats, by kind (ET2.1)

# Tiles: `a1` is 0, `b1` is 1, `a2` is 4; narrow boards leave out the last columns.
COLUMNS = "abcd"
ROWS = 4
TILES = 16
TILE_TEXTS = tuple(f"{COLUMNS[tile % 4]}{tile // 4 + 1}" for tile in range(TILES))
TILE_OF_TEXT = {text: tile for tile, text in enumerate(TILE_TEXTS)}
BOARD = tuple(sum(1 << tile for tile in range(TILES) if tile % 4 < columns) for columns in range(5))
ROW = tuple(0xF << 4 * row for row in range(ROWS))
REACH = (0x00FF, 0x0FFF, 0xFFFF, 0xFFFF)  # by action up to Shortcut (ET2.1, ET4.6)

PAIRS = tuple(
    (tile, tile + step)
    for tile in range(TILES)
    for step in (1, 4)
    if (step == 1 and tile % 4 < 3) or (step == 4 and tile < 12)
)
PAIR_MASKS = tuple(1 << a | 1 << b for a, b in PAIRS)

FARTHEST = 6


def _distance(a: int, b: int) -> int:
    return abs(a // 4 - b // 4) + abs(a % 4 - b % 4)


AROUND = tuple(
    tuple(
        sum(1 << other for other in range(TILES) if _distance(tile, other) == steps)
        for steps in range(FARTHEST + 1)
    )
    for tile in range(TILES)
)
"""The tiles so many orthogonal steps away, as a set."""

TENTS = 3
FIRST_HAND = 6
HAND = 5  # dealt up to, after rounds 1 and 2 (ET5.2)
LOT_CARDS = 3
MOST_LOTS = 3
MOST_CHOSEN = 3
MOST_KEPT = 2
MOST_MONEY = 28  # seven $4 cards: the largest hand that can bid
POOLS = 6
"""The first shuffle, and at most one more in each later deal."""

Hand = Literal[
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
]
HANDS: tuple[Hand, ...] = get_args(Hand)
HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)
HAND_GOLD = (0, 1, 2, 2, 3, 3, 4, 5, 6)  # † (ET7.4)

# Solo (ET9): the Argonauts by number, the pairs of option `argonauts`.
Argonaut = Literal["A1", "A2", "A3"]
ARGONAUT_NAMES: tuple[Argonaut, ...] = get_args(Argonaut)
ARGONAUTS = ("", *ARGONAUT_NAMES)
OPPONENTS = ((1, 3), (1, 2), (2, 3))
ARGONAUT_HAND = (HIGH_CARD, FOUR, FULL_HOUSE, FLUSH)
RESERVE = 4
RESERVE_CARDS = sum(1 << c for c in range(CARDS) if ACTION[c] in (HORSE, JUMP, PROSPECTS))


def _bids_on(argonaut: int, card: int) -> bool:
    """ET9.2: does this card, drawn first, make the Argonaut bid?"""
    if card >= REAL_CARDS:
        return True
    if argonaut == 3:
        return RANKS[card // 4] in "789TJQK"
    return SUITS[card % 4] in ("", "sc", "hd")[argonaut]


BIDS_ON = tuple(
    tuple(int(_bids_on(argonaut, card)) for card in range(CARDS)) for argonaut in range(4)
)


def cards_text(cards: int) -> str:
    """A set of cards, lowest first: `4c 7d`."""
    return " ".join(CARD_TEXTS[card] for card in range(CARDS) if cards >> card & 1)
