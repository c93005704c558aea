"""Grades: how good a decision was, as far as that can be known.

Losses are in win share. A grade below Fair needs a loss that stands even after twice its standard
error is taken off.
"""

from __future__ import annotations

from enum import StrEnum

from pyrite.players.review.valuing import Estimate

SURE = 1.96  # standard errors
GOLD_LOSS = 0.02  # no more than this is as good as the best
PYRITE_LOSS = 0.015  # surely lost
DYNAMITE_LOSS = 0.05  # surely lost
SURER = 3.0  # standard errors, for whoever looks several times


class ChoiceKind(StrEnum):
    """Was there anything to decide?"""

    REAL = "real"
    FORCED = "forced"  # one legal move
    EQUAL = "equal"  # several, and no imagined game was won or lost by them


class Grade(StrEnum):
    """From the best to the worst."""

    GOLD = "gold"
    FAIR = "fair"
    PYRITE = "pyrite"
    DYNAMITE = "dynamite"


def grade_of(loss: Estimate) -> Grade:
    """The grade of a decision that lost so much."""
    surely = loss.mean - SURE * loss.error
    if surely > DYNAMITE_LOSS:
        return Grade.DYNAMITE
    if surely > PYRITE_LOSS:
        return Grade.PYRITE
    return Grade.GOLD if loss.mean <= GOLD_LOSS else Grade.FAIR


def is_sure(loss: Estimate) -> bool:
    """Would many more games hardly give another grade?"""
    low, high = (loss.mean + sign * SURER * loss.error for sign in (-1, 1))
    if loss.mean + SURE * loss.error < GOLD_LOSS:
        return True
    return not any(low <= bound < high for bound in (PYRITE_LOSS, DYNAMITE_LOSS))
