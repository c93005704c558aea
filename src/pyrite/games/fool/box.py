"""What is in the box of Fool!: cards, discs, numbers (F1, F3). Data only.

A card is a number: green 2-27, red 2-23, yellow 2-21, blue 2-15, then the 1s, which are alike.
"""

from typing import Literal, get_args

Colour = Literal["green", "red", "yellow", "blue"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOUR_LETTERS = "gryb"
COLOUR_COUNT = len(COLOURS)
NO_COLOUR = COLOUR_COUNT  # of a 1 in a hand, and of a trick of 1s so far

FEWEST_SEATS = 4
MOST_SEATS = 8
LARGEST_HAND = 12

# By number of seats (F1.1); the four rows above eight seats' are † our reading of lost pictures.
UNUSED = ((0, 0, 0, 0),) * FEWEST_SEATS
HIGHEST = (
    *UNUSED,
    (17, 13, 11, 8),
    (20, 16, 14, 10),
    (23, 19, 17, 12),
    (26, 22, 20, 14),
    (27, 23, 21, 15),
)
ONES = (0, 0, 0, 0, 3, 4, 5, 6, 6)
HAND = (0, 0, 0, 0, 12, 12, 12, 12, 11)
DISCS = (0, 0, 0, 0, 1, 1, 1, 2, 2)

LOWEST = 2  # of a colour
FIRST_CARD = (0, 26, 48, 68)  # the 2 of each colour
ONE = 82
CARDS = 83
NO_CARD = -1
UNKNOWN = -2  # stands in information only

LENGTHS = tuple(highest - 1 for highest in HIGHEST[MOST_SEATS])
COLOUR = (*(c for c in range(4) for _ in range(LENGTHS[c])), NO_COLOUR)
VALUE = (*(LOWEST + i for length in LENGTHS for i in range(length)), 1)

# The cards dealt, in box order, by number of seats; filled up to a rectangle with NO_CARD.
DECKS = tuple(
    [card for card in range(ONE) if VALUE[card] <= HIGHEST[seats][COLOUR[card]]]
    + [ONE] * ONES[seats]
    for seats in range(MOST_SEATS + 1)
)
DECK_SIZE = tuple(len(deck) for deck in DECKS)
DECK = tuple((*deck, *[NO_CARD] * (DECK_SIZE[-1] - len(deck))) for deck in DECKS)

# Points (F3.1, F3.3).
ONE_LEFT = 5
EMPTY_HAND = 10
LOW_TOTAL = -80
MANY_TENS = 6


def card_text(card: int) -> str:
    """`g12`, `1` (F5)."""
    return "1" if card == ONE else f"{COLOUR_LETTERS[COLOUR[card]]}{VALUE[card]}"


CARD_TEXTS = tuple(card_text(card) for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(CARD_TEXTS)}
