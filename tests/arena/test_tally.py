"""What many games add up to."""

from __future__ import annotations

import pytest

from pyrite.arena.tally import Tally
from pyrite.core.game import Result
from pyrite.engine.simulate import SimulatedGame


def test_tally__shared_victories_are_parts() -> None:
    tally = Tally(2)
    tally.add([SimulatedGame(0, 10, Result((5, 3), (0,), "end"))])
    tally.add([SimulatedGame(1, 20, Result((4, 4), (0, 1), "end"))])
    assert tally.win_share(0) == 0.75
    assert tally.win_share(1) == 0.25
    assert tally.interval(0) == pytest.approx(1.96 * (0.0625 / 2) ** 0.5)
    assert tally.data()["decisions_per_game"] == 15
    assert tally.data()["sides"][1]["mean_score"] == 3.5
    assert tally.data()["reasons"] == {"end": 2}


def test_tally__nobody_may_win() -> None:
    tally = Tally(1)
    tally.add([SimulatedGame(0, 1, Result((5,), (), "end"))])
    assert tally.win_share(0) == 0
    assert tally.interval(0) == 0
