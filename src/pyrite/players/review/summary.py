"""What a seat's decisions come to: how many there were to make, and what one of them lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from pyrite.players.review.grades import ChoiceKind
from pyrite.players.review.judging import NOTHING, Decision
from pyrite.players.review.valuing import Estimate


@dataclass(frozen=True)
class SeatSummary:
    """One seat's decisions; whatever was forced, or came to the same, stands apart."""

    seat: int
    real: int
    forced: int
    equal: int
    loss: Estimate  # of win share, by real decision in the mean
    points: Estimate  # of the score, likewise


def summary(seat: int, decisions: Iterable[Decision]) -> SeatSummary:
    """Only real decisions count."""
    own = [one for one in decisions if one.seat == seat]
    counted = Counter(one.choice for one in own)
    real = [one for one in own if one.is_real]
    return SeatSummary(
        seat,
        counted[ChoiceKind.REAL],
        counted[ChoiceKind.FORCED],
        counted[ChoiceKind.EQUAL],
        mean_of(real, lambda one: one.loss),
        mean_of(real, lambda one: one.points),
    )


def mean_of(decisions: Sequence[Decision], part: Callable[[Decision], Estimate]) -> Estimate:
    """The mean, and its error as far as measuring goes."""
    if not decisions:
        return NOTHING
    found = [part(one) for one in decisions]
    error = sqrt(sum(one.error**2 for one in found))
    return Estimate(sum(one.mean for one in found) / len(found), error / len(found))
