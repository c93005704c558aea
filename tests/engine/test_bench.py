"""Measuring: figures come out; how large they are is nobody's business here."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.engine import bench

GAME = pyrite.game("gold")


def test_rate__counts_what_was_done() -> None:
    prepared = []
    assert bench.rate(lambda: 1000, 0, lambda: prepared.append(1)) > 0
    assert len(prepared) == bench.REPETITIONS + 1


def test_plain_figures__are_positive() -> None:
    assert bench.uniform_games(GAME, 2, range(1), "python").play() > 60
    assert bench.typed_rate(GAME, 2, 0) > 0


def test_machine__is_described() -> None:
    assert bench.machine()["python"]
    assert bench.processor()


@pytest.mark.slow
def test_all_figures__come_out() -> None:
    names = [figure.name for figure in bench.figures_of(GAME, 2, 0)]
    assert names == ["native", "python", "by-number", "by-text", "two-threads"]
    assert [figure.name for figure in bench.state_figures(GAME, 0)] == [
        "state",
        "copy-native",
        "copy-python",
    ]
