"""Daring in Gold: cards nobody has seen, rather than those that are known."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import BOLD, CAREFUL, STEP
from pyrite.games.gold.state import State

TASTES = {BOLD: 8 * STEP, CAREFUL: 6 * STEP}


def daring(s: State, seat: int, place: int) -> int:
    """An unseen card may be anything (G6.2)."""
    return int(s.last_seen[place] == 0)
