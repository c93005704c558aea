"""Daring in Fool!: high cards lead and take tricks, low ones duck and are kept low."""

from __future__ import annotations

from pyrite.games.fool.state import State
from pyrite.players.questions.fool import strength
from pyrite.players.styles.scale import BOLD, CAREFUL, STEP

TASTES = {BOLD: 22 * STEP, CAREFUL: 7 * STEP}


def daring(s: State, seat: int, card: int) -> int:
    """What the card does in the trick: shed cards lie below all others (F2.8)."""
    return strength(s.trick.colour, card)
