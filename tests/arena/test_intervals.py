"""The arithmetic of shares and their intervals."""

from __future__ import annotations

from math import sqrt

import pytest

from pyrite.arena.intervals import Share, share_of, wilson_interval


def test_share__mean_and_interval() -> None:
    assert share_of([1.0, 0.0, 0.5, 0.5]).mean == 0.5
    margin = share_of([1.0, 0.0, 0.5, 0.5]).margin
    assert margin == pytest.approx(1.96 * sqrt(0.5 / 3) / 2)


def test_share__of_too_little_has_no_interval() -> None:
    assert share_of([]) == Share(0.0, None)
    assert share_of([0.5]) == Share(0.5, None)


@pytest.mark.parametrize("games", [1, 2, 100])
@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_wilson_interval__lies_around_the_share(share: float, games: int) -> None:
    low, high = wilson_interval(share, games)
    assert 0 <= low <= share <= high + 1e-12 <= 1 + 1e-12
    assert high > low


def test_wilson_interval__is_wilsons() -> None:
    assert wilson_interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
