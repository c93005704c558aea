"""What a seat may know of Creek: everything."""

from creek.state import State
from pyrite.core.chance import Chance
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy


def observe(s: State, seat: int, out: State) -> None:
    """Nothing is hidden."""
    copy(out, s)
    out.viewer = seat


def guess(o: State, chance: Chance, out: State) -> None:
    """There is nothing to guess."""
    copy(out, o)
    out.viewer = TRUTH


def shown(s: State, seat: int) -> int:
    """What was just rolled."""
    return s.shown


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """All moves are open."""
    return True
