"""What a game's `skill/reasons.py` declares: facts that may explain why one move was better.

A fact is counted in imagined games from the events that `story` tells of them. Its words are the
message `fact-NAME` of the game, a clause that fits "…: in 38 of 100 deals".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

NEXT_TURN = "turn"
"""A horizon beside events: until the seat decides again after somebody else has."""

OFTEN = "#"
"""Instead of a value's name: how often it happened."""


class Whose(StrEnum):
    """Whose event counts, from where the seat that decides sits."""

    OWN = "own"
    OTHERS = "others"
    ANYBODY = "anybody"


@dataclass(frozen=True)
class Fact:
    """Something that may happen after a move, and until when it is counted."""

    name: str
    events: tuple[str, ...]
    whose: Whose = Whose.OWN
    value: str = ""  # the sum of this value, or OFTEN; empty: whether it happened at all
    until: tuple[str, ...] = ()  # NEXT_TURN or events, which still count; empty: the whole game
    good: int = 0  # 1: the more the better for the seat, -1: the worse; 0: who knows

    @property
    def is_share(self) -> bool:
        """Does it either happen or not?"""
        return not self.value
