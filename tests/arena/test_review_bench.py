"""What the bench counts."""

from __future__ import annotations

import pytest

from pyrite.arena.review_bench import gap, losses
from pyrite.players.review.review import review_record
from tests.players.review.build import finished


def test_counts__losses_by_seat_and_a_ledger_without_a_gap() -> None:
    review = review_record(finished("gold"), (0, 1), iterations=2, backend="python")
    assert gap(review) < 1e-9
    found = losses(review)
    assert sum(found) == pytest.approx(sum(one.loss.mean for one in review.decisions.values()))
    assert len(found) == 2
