"""Measuring many games at once: figures come out."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.envs import bench

GAME = pyrite.game("gold")


@pytest.mark.slow
def test_all_figures__come_out() -> None:
    figures = list(bench.figures_of(GAME, 2, 0))
    assert [figure.name for figure in figures] == [
        "vector",
        "vector-threads",
        "vector-large-threads",
    ]
    assert all(figure.value > 0 for figure in figures)
