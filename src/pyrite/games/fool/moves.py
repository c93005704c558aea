"""Moves and chance of Fool! as numbers and as text (F5).

A move's number is its card. A deal in numbers says the owner of every card, in box order: hands
have no order, so those of the 1s, which are alike, ascend.
"""

from collections.abc import Sequence

from pyrite.core.errors import BadText
from pyrite.core.game import Cards, Event
from pyrite.games.fool.box import (
    CARD_OF_TEXT,
    COLOUR,
    COLOURS,
    DECK_SIZE,
    DECKS,
    MOST_SEATS,
    NO_CARD,
    ONE,
    VALUE,
    card_text,
)

START_OUTCOME, DEAL_OUTCOME = range(2)
OUTCOMES = ("start", "deal")
BETWEEN_HANDS = " | "


def move_text(move: int) -> str:
    """`play g12`."""
    return f"play {card_text(move)}"


def parse_move(text: str) -> int:
    """The number of a move's text."""
    verb, _, card = text.partition(" ")
    if verb != "play" or card not in CARD_OF_TEXT:
        raise BadText("bad-move", text=text, example="play g12")
    return CARD_OF_TEXT[card]


def describe_move(move: int) -> Event:
    """A move in words."""
    return Event("move-play", card_values(move))


def print_card(text: str) -> Event:
    """Green 12, and the sign of its colour."""
    return Event("card-printed", face_values(CARD_OF_TEXT[text]))


def card_values(card: int) -> dict[str, str | int]:
    """A card as values that a message can choose by."""
    return {"card": Cards(card_text(card)), **face_values(card)}


def face_values(card: int) -> dict[str, str | int]:
    """Its colour and number."""
    return {"colour": "none" if card == ONE else COLOURS[COLOUR[card]], "n": VALUE[card]}


def chance_text(outcome: Sequence[int]) -> str:
    """`start 2`, or `deal` and the hands from seat 0 on."""
    if outcome[0] == START_OUTCOME:
        return f"start {outcome[1]}"
    seats = DECK_SIZE.index(len(outcome) - 1)
    hands: list[list[int]] = [[] for _ in range(seats)]
    for card, owner in zip(DECKS[seats], outcome[1:], strict=True):
        hands[owner].append(card)
    return "deal " + BETWEEN_HANDS.join(hand_text(hand) for hand in hands)


def hand_text(cards: Sequence[int]) -> str:
    """`g12 b3 1`."""
    return " ".join(card_text(card) for card in cards)


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text; the cards of a hand may stand in any order."""
    kind, _, rest = text.partition(" ")
    if kind == "start" and rest in tuple(map(str, range(MOST_SEATS))):
        return [START_OUTCOME, int(rest)]
    owned = owned_cards(rest)
    seats = rest.count(BETWEEN_HANDS) + 1
    if kind == "deal" and seats <= MOST_SEATS and [card for card, _ in owned] == DECKS[seats]:
        return [DEAL_OUTCOME, *(owner for _, owner in owned)]
    raise BadText("bad-chance", text=text, example="deal g2 r3 1 … | g4 …")


def owned_cards(hands: str) -> list[tuple[int, int]]:
    """Every card with its owner, in box order; what is no card is NO_CARD."""
    return sorted(
        (CARD_OF_TEXT.get(card, NO_CARD), owner)
        for owner, hand in enumerate(hands.split(BETWEEN_HANDS))
        for card in hand.split(" ")
    )
