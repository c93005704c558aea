"""What a screen shows of Creek."""

from typing import Literal, TypedDict

from creek.box import PLACES, TURNS
from creek.state import CHOICE, OVER, State
from pyrite.core.view import Frame, SeatNumber

Phase = Literal["setup", "choosing", "over"]


class Place(TypedDict):
    """One place of the creek."""

    place: int  # its number; 0 is the camp
    gold: int  # left there
    here: list[SeatNumber]  # who stands there


class Player(TypedDict):
    """What one seat has."""

    seat: SeatNumber  # its number
    gold: int  # dug so far
    place: int  # where it stands


class Scene(TypedDict):
    """What is special to Creek."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # the active seat; null while there is none
    die: int | None  # what was rolled
    turns_left: int  # of all together
    players: list[Player]  # by seat
    creek: list[Place]  # from the camp upstream


class View(Frame, Scene):
    """All a screen gets of Creek."""


def view(o: State) -> Scene:
    """JSON values, no sentences."""
    seats = range(o.seats)
    return {
        "phase": "over" if o.stage == OVER else "choosing" if o.stage == CHOICE else "setup",
        "turn": o.turn if o.stage == CHOICE else None,
        "die": o.die or None,
        "turns_left": TURNS * o.seats - o.turns,
        "players": [{"seat": i, "gold": o.purse[i], "place": o.place[i]} for i in seats],
        "creek": [
            {"place": p, "gold": o.gold[p], "here": [i for i in seats if o.place[i] == p]}
            for p in range(PLACES)
        ],
    }
