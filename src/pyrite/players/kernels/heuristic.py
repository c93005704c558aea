"""What every seat follows in an imagined game: the heuristic, or none."""

from __future__ import annotations

from typing import Any

from pyrite.core.chance import Chance, below
from pyrite.core.schema import Ints


def heuristic(s: Any, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each legal move, bound to a game's own; 0: another move is as good or better."""
    raise TypeError("heuristic was called without a game: bind it first")


def even(s: Any, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """The heuristic of somebody who has none."""
    for i in range(n):
        weights[i] = 1


def pick(chance: Chance, weights: Ints, n: int) -> int:
    """An index drawn by weight."""
    total = 0
    for i in range(n):
        total += weights[i]
    left = below(chance, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i
