"""Moves and chance of Nuggets as numbers and as text."""

from collections.abc import Sequence

from nuggets.box import HIGHEST, LOWEST, MOST_SEATS
from pyrite.core.errors import BadText
from pyrite.core.game import Event

MOVES = ("take", "pass")
TAKE, PASS = range(2)

OUTCOMES = ("deal",)
DEAL_OUTCOME = 0


def move_text(move: int) -> str:
    """`take` or `pass`."""
    return MOVES[move]


def parse_move(text: str) -> int:
    """The number of a move's text."""
    if text not in MOVES:
        raise BadText("bad-move", text=text, example="take")
    return MOVES.index(text)


def describe_move(move: int) -> Event:
    """A move in words."""
    return Event(f"move-{MOVES[move]}", {})


def chance_text(outcome: Sequence[int]) -> str:
    """`deal`, the seat that begins, and the sack from its bottom to its top."""
    return " ".join(["deal", *map(str, outcome[1:])])


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text."""
    kind, *words = text.split(" ")
    numbers = [int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3]
    seat, nuggets = numbers[:1], numbers[1:]
    is_right = seat and seat[0] < MOST_SEATS and all(LOWEST <= n <= HIGHEST for n in nuggets)
    if kind != "deal" or not is_right or text != chance_text([DEAL_OUTCOME, *numbers]):
        raise BadText("bad-chance", text=text, example="deal 2 17 4 …")
    return [DEAL_OUTCOME, *numbers]
