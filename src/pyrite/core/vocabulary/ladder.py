"""What a game's `skill/ladder.py` holds: how much real decisions of bots lost, level by level.

Measured and printed by `python -m bench review ladder`. By number of seats and level, worst first:
how many decisions lost at most each of `EDGES`, and how many lost more than the last of them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

EDGES = (0.0, 0.02, 0.05, 0.12, 0.25)
"""Of the win share."""

Rungs = Mapping[str, tuple[int, ...]]
Ladder = Mapping[int, Rungs]


def loss_kind(loss: float) -> int:
    """Between which edges a loss lies."""
    return bisect_left(EDGES, loss)
