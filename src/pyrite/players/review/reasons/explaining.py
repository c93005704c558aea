"""How much of a loss a fact explains: least squares over the pairs of games that measured it.

Let F be what sets the two moves apart in a fact, pair by pair, and D what sets them apart in the
result. b = ΣFD / ΣF² is what the fact is worth where it differs (through the origin: a fact that is
the same explains nothing), and b·mean F the part of the loss that goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from pyrite.players.review.valuing import Estimate

Row = Sequence[float]
"""A figure of every pair: better move less the move made."""

HALF = 0.5  # a reason explains so much at least
MOST = 2.0  # more than this, and something else weighs as much the other way
PART = 0.15  # and each of two facts so much
LIKELY = 1.64  # standard errors
SURE = 1.96
NEARLY_ALL = 0.9  # of the pairs: a fact that is the same everywhere has no slope of its own
TINY = 1e-9


@dataclass(frozen=True)
class Explained:
    """Which facts, by their places, and the share of the loss that goes with them."""

    places: tuple[int, ...]
    share: Estimate


def explain(
    facts: Sequence[Row], goods: Sequence[int], result: Row, loss: Estimate
) -> Explained | None:
    """The first fact that explains half of the loss, else the two that explain most of it.

    `goods` says which facts can only be good (1) or bad (-1) for the seat.
    """
    usable = [n for n, row in enumerate(facts) if is_sure(row) and goods[n] * fmean(row) >= 0]
    for place in usable:
        share = share_of_one(facts[place], result, loss)
        if is_half(share) and matters(facts[place], result):
            return Explained((place,), share)
    pairs = [(a, b) for n, a in enumerate(usable) for b in usable[n + 1 :]]
    found = [one for pair in pairs if (one := explain_two(pair, facts, result, loss))]
    return max(found, key=lambda one: one.share.mean, default=None)


def is_half(share: Estimate) -> bool:
    """Half of the loss at the least, surely some of it, and not many times as much."""
    return HALF <= share.mean <= MOST and share.mean > SURE * share.error


def is_sure(row: Row) -> bool:
    """Is there surely a difference, so that its frequency can be told?"""
    mean, error = mean_and_error(row)
    return abs(mean) > SURE * error


def mean_and_error(row: Row) -> tuple[float, float]:
    """The mean of a row, and the standard error of that mean."""
    mean = fmean(row)
    spread = fmean([(one - mean) ** 2 for one in row])
    return mean, sqrt(spread / max(1, len(row) - 1))


def share_of_one(fact: Row, result: Row, loss: Estimate) -> Estimate:
    """Of the loss, by one fact."""
    square = dot(fact, fact)
    worth = dot(fact, result) / square
    rest = [d - worth * f for f, d in zip(fact, result, strict=True)]
    worth_error = sqrt(dot(rest, rest) / max(1, len(rest) - 1) / square)
    mean, error = mean_and_error(fact)
    part = sqrt((mean * worth_error) ** 2 + (worth * error) ** 2)
    return Estimate(worth * mean / loss.mean, part / loss.mean)


def matters(fact: Row, result: Row) -> bool:
    """Do results differ more where the fact does?

    A fact that has nothing to do with the result, and often differs, would seem to explain as much
    as it is frequent. Where it differs nearly everywhere alike there is nothing to compare.
    """
    mean, _ = mean_and_error(fact)
    same = max(fact.count(one) for one in {*fact} - {0.0})
    if same >= NEARLY_ALL * len(fact):
        return True
    centred = [one - mean for one in fact]
    slope = dot(centred, result) / dot(centred, centred)
    average = fmean(result)
    rest = [d - average - slope * f for f, d in zip(centred, result, strict=True)]
    error = sqrt(dot(rest, rest) / max(1, len(rest) - 2) / dot(centred, centred))
    return slope * (1 if mean > 0 else -1) > LIKELY * error


def explain_two(
    pair: tuple[int, int], facts: Sequence[Row], result: Row, loss: Estimate
) -> Explained | None:
    """Two facts together, if each has its part and they come to half."""
    x, y = (facts[place] for place in pair)
    xx, xy, yy = dot(x, x), dot(x, y), dot(y, y)
    determinant = xx * yy - xy * xy
    if determinant < TINY * xx * yy or not (matters(x, result) and matters(y, result)):
        return None
    xd, yd = dot(x, result), dot(y, result)
    worths = (xd * yy - yd * xy) / determinant, (yd * xx - xd * xy) / determinant
    shares = [worth * fmean(row) / loss.mean for worth, row in zip(worths, (x, y), strict=True)]
    both = [worths[0] * a + worths[1] * b for a, b in zip(x, y, strict=True)]
    share = Estimate(sum(shares), share_of_one(both, result, loss).error)
    return Explained(pair, share) if min(shares) >= PART and is_half(share) else None


def dot(x: Row, y: Row) -> float:
    """The sum of products."""
    return sum(a * b for a, b in zip(x, y, strict=True))
