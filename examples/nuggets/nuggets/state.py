"""The state of Nuggets: each field with its meaning."""

from nuggets.box import IN_PLAY, MOST_SEATS, NUMBERS
from pyrite.core.schema import Struct, i8, i16

DEAL, CHOICE, OVER = range(3)
"""What is waited for: the deal, a seat's choice, nothing."""


class State(Struct):
    """A position, or what one seat knows of it."""

    viewer: int = i8("whose information this is; TRUTH for the true state")
    seats: int = i8("how many play")
    stage: int = i8("what is waited for")
    turn: int = i8("the active seat")
    nugget: int = i8("the nugget on the table; 0: none")
    pot: int = i8("pebbles on it")
    left: int = i8("nuggets under it in the sack")
    shown: int = i8("the nugget just brought up; 0: none")
    sack: list[int] = i8("the next nugget last; UNKNOWN in information, 0 where none is", IN_PLAY)
    owner: list[int] = i8("who has the nugget of this weight; NOBODY", NUMBERS)
    pebbles: list[int] = i8("by seat", MOST_SEATS)
    points: list[int] = i16("by seat: of nuggets less pebbles", MOST_SEATS)
