"""The arithmetic of the table, on results made by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from pyrite.arena.tournament.standings import rate, standings
from tests.arena.build import result, tournament


def test_standings__deals_are_the_samples() -> None:
    cup = tournament("a", "b", games=4)
    results = [
        result(0, 0, "0 1", "7 3", "0"),
        result(0, 1, "1 0", "2 6", "1"),
        result(1, 0, "0 1", "5 4", "0"),
        result(1, 1, "1 0", "8 8", "0 1"),
    ]
    first, second = standings(cup, results)
    assert (first.name, second.name) == ("a", "b")
    assert first.games == 4
    assert first.win_share.mean == pytest.approx((1 + 0.75) / 2)
    assert first.win_share.margin == pytest.approx(1.96 * sqrt(0.03125) / sqrt(2))
    assert first.score == pytest.approx((7 + 6 + 5 + 8) / 4)
    assert second.win_share.mean == pytest.approx(0.125)
    assert first.fair_share == 0.5
    assert first.rating > 25 > second.rating


def test_standings__players_of_one_name_are_one() -> None:
    cup = tournament("a", "b", "a")
    (first, second) = standings(cup, [result(0, 0, "0 1 2", "1 9 2", "1")])
    assert (first.name, first.games, second.games) == ("b", 1, 2)
    assert second.win_share.mean == 0


def test_rate__the_winner_rises_whatever_the_scores() -> None:
    cup = tournament("a", "b")
    rated = rate(cup, [result(0, 0, "0 1", "-8 3", "0")])
    assert rated["a"][0] > 25 > rated["b"][0]
    assert rated["a"][1] < 25 / 3


def test_rate__a_tie_moves_nobody() -> None:
    rated = rate(tournament("a", "b"), [result(0, 0, "0 1", "4 4", "0 1")])
    assert rated["a"][0] == pytest.approx(rated["b"][0])


def test_rate__alone_nobody_is_rated() -> None:
    rated = rate(tournament("a", seats=1), [result(0, 0, "0", "4", "0")])
    assert rated["a"] == pytest.approx((25, 25 / 3))


def test_standings__of_nothing_yet() -> None:
    assert [one.games for one in standings(tournament("a", "b"), [])] == [0, 0]
