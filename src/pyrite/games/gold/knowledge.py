"""What a seat may know of Gold (G6): every face seen since the deal, never an unseen one.

All seats see the same, so only the viewer's number tells their informations apart.
"""

from pyrite.core.chance import Chance, below
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy
from pyrite.games.gold.box import FACES, GONE, PLACES, UNKNOWN
from pyrite.games.gold.state import State


def observe(s: State, seat: int, out: State) -> None:
    """G6.1, G6.2: blank the faces of cards never flipped.

    No branch: which places are unseen is beyond prediction, and learning asks this every step.
    """
    copy(out, s)
    out.viewer = seat
    for place in range(PLACES):
        is_unseen = (s.last_seen[place] == 0) & (s.face[place] != GONE)
        out.face[place] = UNKNOWN if is_unseen else s.face[place]


def guess(o: State, chance: Chance, out: State) -> None:
    """G6.1: deal the unseen cards at random over the unseen places."""
    copy(out, o)
    out.viewer = TRUTH
    left = 0
    for face in range(FACES):
        left += o.unseen[face]
    for place in range(PLACES):
        if o.face[place] == UNKNOWN:
            out.face[place] = take_unseen(out, below(chance, left))
            left -= 1
    for face in range(FACES):
        out.unseen[face] = o.unseen[face]


def take_unseen(out: State, index: int) -> int:
    """The index-th of the unseen cards, in order of faces; it is then no longer among them."""
    face = 0
    while index >= out.unseen[face]:
        index -= out.unseen[face]
        face += 1
    out.unseen[face] -= 1
    return face


def shown(s: State, seat: int) -> int:
    """The face just flipped: everybody sees it."""
    return s.shown


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """Flips are public."""
    return True
