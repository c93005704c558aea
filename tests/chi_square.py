"""Pearson's chi-square: did what was drawn come as often as it should?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

Thing = TypeVar("Thing")

FEWEST = 5  # expected in a cell; rarer things share one
SIGMAS = 4  # a fair draw fails once in thirty thousand times


def assert_as_likely(found: Mapping[Thing, int], weights: Mapping[Thing, int]) -> None:
    """Nothing else was found than what has a weight, and everything as often as it weighs."""
    assert set(found) <= set(weights)
    draws, total = sum(found.values()), sum(weights.values())
    even = {one: draws * weight / total for one, weight in weights.items()}
    common = [one for one in even if even[one] >= FEWEST]
    cells = [(found.get(one, 0), even[one]) for one in common]
    rare = (draws - sum(f for f, _ in cells), draws - sum(e for _, e in cells))
    if rare[1] >= FEWEST:
        cells.append(rare)
    statistic = sum((f - e) ** 2 / e for f, e in cells)
    assert statistic < critical_value(len(cells) - 1)


def critical_value(freedom: int) -> float:
    """What chi-square exceeds as rarely as a normal variable exceeds SIGMAS (Wilson, Hilferty)."""
    spread = 2 / (9 * max(1, freedom))
    return float(freedom * (1 - spread + SIGMAS * spread**0.5) ** 3)
