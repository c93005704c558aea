"""Daring in Fool!: high cards lead and take tricks, low ones duck and are kept low."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import BOLD, CAREFUL, STEP
from pyrite.games.fool.skill.features import strength
from pyrite.games.fool.state import State

TASTES = {BOLD: 22 * STEP, CAREFUL: 7 * STEP}


def daring(s: State, seat: int, card: int) -> int:
    """What the card does in the trick: shed cards lie below all others (F2.8)."""
    return strength(s.trick.colour, card)
