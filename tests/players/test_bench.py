"""Measuring search: figures come out; how large they are is nobody's business here."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.players import bench

GAME = pyrite.game("gold")


@pytest.mark.slow
def test_all_figures__come_out() -> None:
    figures = list(bench.figures_of(GAME, 2, 0))
    assert [figure.name for figure in figures] == [
        "search-uniform",
        "search-weighted",
        "search-threads",
        "search-memory",
        *bench.THINKING,
    ]
    assert all(figure.value > 0 for figure in figures)


@pytest.mark.slow
def test_memory__grows_with_the_seats() -> None:
    assert bench.memory(GAME, 5) > bench.memory(GAME, 2) > 2 * 3 * bench.ITERATIONS * 8 * 8
