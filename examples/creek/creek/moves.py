"""Moves and chance of Creek as numbers and as text: `dig` is 0, `go 3` is 4."""

from collections.abc import Sequence

from creek.box import PLACES
from pyrite.core.errors import BadText

DIG, FIRST_PLACE = 0, 1
OUTCOMES = ("start", "roll")
START_OUTCOME, ROLL_OUTCOME = range(2)


def move_text(move: int) -> str:
    """`dig`, or `go` and a place."""
    return "dig" if move == DIG else f"go {move - FIRST_PLACE}"


MOVE_OF_TEXT = {move_text(move): move for move in range(FIRST_PLACE + PLACES)}


def parse_move(text: str) -> int:
    """The number of a move's text."""
    if text not in MOVE_OF_TEXT:
        raise BadText("bad-move", text=text, example="go 3")
    return MOVE_OF_TEXT[text]


def chance_text(outcome: Sequence[int]) -> str:
    """`start 2`, `roll 4`."""
    return f"{OUTCOMES[outcome[0]]} {outcome[1]}"


def parse_chance(text: str) -> list[int]:
    """The numbers of an outcome's text."""
    kind, _, number = text.partition(" ")
    if kind not in OUTCOMES or number not in tuple("01234"):
        raise BadText("bad-chance", text=text, example="roll 4")
    return [OUTCOMES.index(kind), int(number)]
