"""What a seat may know of Fool's Gold (FG8.1): everything that has happened, nothing to come.

What is to come is no part of a state: a deck is its counts, and chance draws when cards are turned
over. So information is the state itself. What screens hide from people's eyes is the view's affair.
"""

from pyrite.core.chance import Chance
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy
from pyrite.games.fools_gold.state import State


def observe(s: State, seat: int, out: State) -> None:
    """FG8.1: all of it."""
    copy(out, s)
    out.viewer = seat


def guess(o: State, chance: Chance, out: State) -> None:
    """FG8.1: only one state fits."""
    copy(out, o)
    out.viewer = TRUTH


def shown(s: State, seat: int) -> int:
    """What chance has shown since the last move: everybody sees it."""
    return s.shown


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """Moves are public."""
    return True
