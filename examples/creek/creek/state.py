"""The state of Creek: each field with its meaning."""

from creek.box import MOST_SEATS, PLACES
from pyrite.core.schema import Struct, i8

START, ROLL, CHOICE, OVER = range(4)


class State(Struct):
    """A position; nothing in it is hidden."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many play")
    stage: int = i8("what is waited for")
    turn: int = i8("the active seat")
    turns: int = i8("turns taken, of all together")
    die: int = i8("what was rolled; 0: nothing yet")
    shown: int = i8("what was just rolled, or 1 + the seat that begins; 0: nothing")
    gold: list[int] = i8("left at each place", PLACES)
    place: list[int] = i8("where they stand, by seat", MOST_SEATS)
    purse: list[int] = i8("gold dug, by seat", MOST_SEATS)
