"""What the views of all games share: the frame around a game's own scene, and how it is typed.

A view is declared as TypedDicts. The comment behind a field is its meaning; a JSON Schema repeats
it (`engine.schema`).
"""

from dataclasses import dataclass
from typing import Annotated, TypedDict

from pyrite.core.game import Seat

SeatNumber = Annotated[int, Seat]
"""A seat or side; views hold plain numbers."""


@dataclass(frozen=True)
class OneOf:
    """Marks a text as one of a closed set that is computed from the box."""

    values: tuple[str, ...]


class Ending(TypedDict):
    """How a game ended."""

    scores: list[int]  # by side, as people count them
    winners: list[SeatNumber]  # several share a win
    reason: str  # why it ended


class Frame(TypedDict):
    """What every view holds beside the game's own scene."""

    id: str  # which game
    seats: int  # how many play
    viewer: int  # whose view this is; -1: an onlooker's
    waiting: list[SeatNumber]  # who must speak next; nobody while chance must, or at the end
    result: Ending | None  # null while the game is running
