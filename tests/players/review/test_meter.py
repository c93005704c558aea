"""The meter: losses held against a ladder, told with what may well be."""

from __future__ import annotations

import pytest

from pyrite.core.vocabulary.ladder import EDGES, loss_kind
from pyrite.engine.registry import find_game, game_ids
from pyrite.players.review.meter import FEWEST, Meter, meter_of, rungs_of, shares_of

RUNGS = {
    "easy": (10, 5, 5, 10, 10, 20),
    "normal": (20, 20, 10, 5, 3, 2),
    "hard": (55, 4, 1, 0, 0, 0),
}


def measured(losses: list[float]) -> Meter:
    """The meter of somebody who lost so much."""
    return Meter(0, len(losses), tuple(RUNGS), shares_of(RUNGS, losses))


def test_loss__lies_between_two_edges() -> None:
    assert [loss_kind(one) for one in (-0.1, 0.0, 0.01, 0.03, 0.1, 0.2, 0.9)] == [
        0,
        0,
        1,
        2,
        3,
        4,
        5,
    ]
    assert loss_kind(EDGES[-1] + 0.01) == len(EDGES)


@pytest.mark.parametrize(
    ("losses", "level"), [([0.3] * 12, "easy"), ([0.0, 0.01] * 9, "normal"), ([0.0] * 30, "hard")]
)
def test_meter__the_level_whose_losses_are_alike(losses: list[float], level: str) -> None:
    found = measured(losses)
    assert found.level == level
    assert found.is_sure
    low, high = found.bounds
    assert found.levels.index(low) <= round(found.place) <= found.levels.index(high)
    assert sum(found.shares) == pytest.approx(1)


def test_meter__few_decisions_tell_nothing() -> None:
    assert not measured([0.3] * (FEWEST - 1)).is_sure
    assert measured([]).shares == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_meter__a_game_nobody_measured_has_none() -> None:
    unmeasured = [one for one in game_ids() if not find_game(one).room("skill.ladder")]
    assert all(meter_of(find_game(one), 2, 0, []) is None for one in unmeasured)


@pytest.mark.parametrize("game", [one for one in game_ids() if find_game(one).room("skill.ladder")])
def test_ladder__names_levels_from_the_worst_on(game: str) -> None:
    for seats in range(2, 9):
        rungs = rungs_of(find_game(game), seats)
        assert rungs
        assert tuple(rungs) == ("uniform", "easy", "normal", "hard", "expert")
        assert all(len(one) == len(EDGES) + 1 and sum(one) > 100 for one in rungs.values())
