"""Shares and means that were measured, and how sure we are of them: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

NORMAL_95 = 1.96  # standard errors on each side


@dataclass(frozen=True)
class Share:
    """A mean and half the width of its 95 % interval; None while that cannot be known."""

    mean: float
    margin: float | None


def share_of(samples: Sequence[float]) -> Share:
    """Mean and interval of independent samples."""
    if len(samples) < 2:
        return Share(fmean(samples) if samples else 0.0, None)
    return Share(fmean(samples), NORMAL_95 * stdev(samples) / sqrt(len(samples)))


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval: it holds for few games and for shares of 0 and 1, too."""
    weight = NORMAL_95**2 / games
    middle = (share + weight / 2) / (1 + weight)
    half = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
