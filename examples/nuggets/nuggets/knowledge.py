"""What a seat may know of Nuggets: all that lies open, never what is in the sack (N2.1, N2.3)."""

from nuggets.box import LOWEST, NOBODY, NUMBERS, UNKNOWN
from nuggets.state import State
from pyrite.core.chance import Chance, below
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy


def observe(s: State, seat: int, out: State) -> None:
    """N2.3: nobody knows what is in the sack."""
    copy(out, s)
    out.viewer = seat
    for place in range(s.left):
        out.sack[place] = UNKNOWN


def guess(o: State, chance: Chance, out: State) -> None:
    """N2.1: any nuggets that nobody has seen, in any order."""
    copy(out, o)
    out.viewer = TRUTH
    unseen = 0
    for weight in range(LOWEST, NUMBERS):
        unseen += is_unseen(o, weight)
    for place in range(o.left):
        out.sack[place] = take_unseen(out, place, below(chance, unseen - place))


def is_unseen(o: State, weight: int) -> bool:
    """Has nobody seen this nugget since the deal?"""
    return o.owner[weight] == NOBODY and o.nugget != weight


def take_unseen(out: State, filled: int, index: int) -> int:
    """The index-th unseen nugget that is not among the first places of the sack."""
    weight = LOWEST - 1
    while index >= 0:
        weight += 1
        index -= is_unseen(out, weight) and not is_in_sack(out, filled, weight)
    return weight


def is_in_sack(out: State, filled: int, weight: int) -> bool:
    """Does it lie in the first places?"""
    for place in range(filled):
        if out.sack[place] == weight:
            return True
    return False


def shown(s: State, seat: int) -> int:
    """The nugget just brought up: everybody sees it."""
    return s.shown


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """All moves are open."""
    return True
