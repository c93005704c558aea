"""What a game's `skill/` says of itself: levels, styles, practice, the scale of its features."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

YES = 32
"""A plain yes among features; counts are in about the same range."""

MOST = 127
"""All features fit into a signed byte."""

BOLD, CAREFUL = STYLES = ("bold", "careful")

BETWEEN_BITS = 8
STEP = 1 << BETWEEN_BITS
"""What a style's taste is counted in: so much worse, a move is e times less likely."""

Forgets = Callable[[int, int, int], bool]
"""Is a thing (a number), seen at a step, forgotten at this age?"""


class Practice(NamedTuple):
    """One way to play, and how often it is practised."""

    seats: int
    options: dict[str, str]
    share: int = 1


@dataclass(frozen=True)
class Level:
    """How a level thinks, what it overlooks, and how long it remembers where that matters."""

    iterations: int = 0  # of a search; 0: at first sight
    half_life: float = 0.0  # 0: perfect memory
    is_learned: bool = False  # follows the network, or is guided by it
    weights: str = ""  # the file that network is in; usually the one that came with Pyrite
    overlooks: float = 0.0  # share of the moves that are not obvious
    draws: int = 1  # of the heuristic, the heaviest of which is played
    style: str = ""  # decides between moves that are nearly as good
