"""End of the Trail in the laboratories: how searches meet in it, and what people notice."""

from __future__ import annotations

from pyrite.core.vocabulary.bench import Habit, MoveChoice, SearchMatch
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    BID_VERB,
    PASS_MOVE,
    PRESS_MOVE,
    VERB_OF,
)

MATCH = SearchMatch(seats=2, iterations=16, seconds=0.01)


def bids(choice: MoveChoice) -> float | None:
    """Does it bid where it could pass?"""
    can_bid = any(VERB_OF[one] == BID_VERB for one in choice.moves)
    return float(choice.move != PASS_MOVE) if can_bid and PASS_MOVE in choice.moves else None


def bid(choice: MoveChoice) -> float | None:
    """How much."""
    return float(ARGUMENT_OF[choice.move]) if VERB_OF[choice.move] == BID_VERB else None


def presses(choice: MoveChoice) -> float | None:
    """Does it press its luck where it could stake?"""
    has_choice = PRESS_MOVE in choice.moves and len(choice.moves) > 1
    return float(choice.move == PRESS_MOVE) if has_choice else None


HABITS = {
    "bids": Habit("how often it bids where it could pass", bids),
    "bid": Habit("how much it bids", bid),
    "presses": Habit("how often it presses its luck where it could stake", presses),
}
