"""What the bench counts."""

from __future__ import annotations

import signal

import pytest

from pyrite.arena.review_bench import counted, gap, losses, margin_text
from pyrite.arena.shares import share_of
from pyrite.players.review.review import review_record
from tests.players.review.build import finished


def test_counts__losses_by_seat_and_a_ledger_without_a_gap() -> None:
    review = review_record(finished("gold"), (0, 1), iterations=2, backend="python")
    assert gap(review) < 1e-9
    found = losses(review)
    assert sum(found) == pytest.approx(sum(one.loss.mean for one in review.decisions.values()))
    assert len(found) == 2


def test_counted__says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(counted(3, "gold")) == [0, 1, 2]
    assert "gold: 3 of 3" in capsys.readouterr().err


def test_counted__after_ctrl_c_the_game_that_runs_is_the_last() -> None:
    done = []
    for number in counted(10, "gold"):
        done.append(number)
        if number == 1:
            signal.raise_signal(signal.SIGINT)
    assert done == [0, 1]


def test_margin__one_game_has_none() -> None:
    assert "–" in margin_text(share_of([0.5]))
    assert margin_text(share_of([0.0, 1.0])) == "± 0.9800"
