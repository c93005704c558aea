"""Fool's Gold in the laboratories: how searches meet in it, and what people notice of players."""

from __future__ import annotations

from pyrite.core.vocabulary.bench import Habit, MoveChoice, SearchMatch
from pyrite.games.fools_gold.box import SPACES
from pyrite.games.fools_gold.mining import MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import FIRST_WILD

MATCH = SearchMatch(seats=3, iterations=8, seconds=0.02)


def joins_others(choice: MoveChoice) -> float | None:
    """Do others' miners stand where a miner goes?"""
    if choice.move >= FIRST_WILD:
        return None
    mine = choice.state.mines[choice.move // SPACES]
    return float(miners_on_path(mine) > MINERS_AT[mine.standing[choice.seat]])


def price(choice: MoveChoice) -> float | None:
    """Of a miner on its path."""
    return None if choice.move >= FIRST_WILD else float(choice.move % SPACES)


HABITS = {
    "joins others": Habit(
        "how often a miner goes to a mine where others' miners stand", joins_others
    ),
    "price": Habit("the coins that a miner costs", price),
}
