"""What a screen shows of Nuggets, from one seat's information alone."""

from typing import Literal, TypedDict

from nuggets.box import LOWEST, NUMBERS
from nuggets.state import CHOICE, OVER, State
from pyrite.core.view import Frame, SeatNumber

Phase = Literal["setup", "choosing", "over"]


class Player(TypedDict):
    """What one seat has."""

    seat: SeatNumber  # its number
    points: int  # so far; fewest win
    pebbles: int  # to pay with
    nuggets: list[int]  # their weights; of neighbours only the lowest counts


class Scene(TypedDict):
    """What is special to Nuggets."""

    phase: Phase  # what is going on
    turn: SeatNumber | None  # the active seat; null while there is none
    nugget: int | None  # the nugget on the table; null while there is none
    pot: int  # pebbles on it
    left: int  # nuggets in the sack
    players: list[Player]  # by seat


class View(Frame, Scene):
    """All a screen gets of Nuggets."""


def view(o: State) -> Scene:
    """JSON values, no sentences."""
    return {
        "phase": "over" if o.stage == OVER else "choosing" if o.stage == CHOICE else "setup",
        "turn": o.turn if o.stage == CHOICE else None,
        "nugget": o.nugget or None,
        "pot": o.pot,
        "left": o.left,
        "players": [player(o, seat) for seat in range(o.seats)],
    }


def player(o: State, seat: int) -> Player:
    """All of it lies open."""
    mine = [weight for weight in range(LOWEST, NUMBERS) if o.owner[weight] == seat]
    return {
        "seat": seat,
        "points": o.points[seat],
        "pebbles": o.pebbles[seat],
        "nuggets": mine,
    }
