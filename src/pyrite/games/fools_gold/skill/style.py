"""Daring in Fool's Gold: rich mines where others stand, at any price; many nuggets at once.

A careful seat spreads its miners out where nobody is, pays little, keeps what it has spent.
"""

from __future__ import annotations

from pyrite.core.vocabulary.skill import BOLD, CAREFUL, STEP
from pyrite.games.fools_gold.box import SPACES
from pyrite.games.fools_gold.mining import MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import (
    FIRST_GOLD,
    FIRST_RESERVE,
    FIRST_WILD,
    RETRIEVE,
    TAKE_GEM,
)
from pyrite.games.fools_gold.state import State

TASTES = {BOLD: 13 * STEP, CAREFUL: 14 * STEP}
PER_RIVAL = 4
PER_OWN = 3
PER_DIE = 2


def daring(s: State, seat: int, move: int) -> int:
    """By kind of move; what is neither paid for nor fought over is not daring."""
    if move < FIRST_WILD:
        return crowd(s, seat, move // SPACES) + move % SPACES
    if move < RETRIEVE:
        return crowd(s, seat, move - FIRST_WILD)
    if FIRST_RESERVE <= move < FIRST_GOLD:
        return crowd(s, seat, move - FIRST_RESERVE)
    if FIRST_GOLD <= move < TAKE_GEM:
        return 1 + move - FIRST_GOLD
    return 0


def crowd(s: State, seat: int, m: int) -> int:
    """How much is to be had and fought for at a mine (FG5.1, FG5.4)."""
    mine = s.mines[m]
    own = MINERS_AT[mine.standing[seat]]
    rivals = miners_on_path(mine) - own
    return PER_RIVAL * rivals + PER_OWN * own + PER_DIE * mine.dice
