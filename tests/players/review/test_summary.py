"""What a seat's decisions come to."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.players.review.grades import ChoiceKind, Grade
from pyrite.players.review.judging import NOTHING, Decision, forced
from pyrite.players.review.summary import summary
from pyrite.players.review.valuing import Estimate

REAL = Decision(0, 1, 2, Estimate(0.1, 0.03), Grade.PYRITE, (NOTHING,) * 2, ())


def test_only_real_decisions_count() -> None:
    equal = replace(REAL, loss=NOTHING, choice=ChoiceKind.EQUAL)
    gold = replace(REAL, loss=NOTHING, points=Estimate(1.0, 0.5))
    found = summary(0, [REAL, gold, equal, forced(0, 1, 2), replace(REAL, seat=1)])
    assert (found.real, found.forced, found.equal) == (2, 1, 1)
    assert found.loss.mean == pytest.approx(0.05)
    assert found.loss.error == pytest.approx(0.015)
    assert found.points.mean == pytest.approx(0.5)


def test_without_a_real_decision_nothing_is_lost() -> None:
    assert summary(0, [forced(0, 1, 2)]).loss == NOTHING
