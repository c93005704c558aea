"""The figures of a balance report, on results made by hand."""

from __future__ import annotations

import pytest

from pyrite.arena.balance import balance_of, deal_share, equal_players, ladder_of, margin
from pyrite.games.gold import GAME
from tests.arena.build import result, tournament

CUP = tournament("easy", seats=2, games=4)


def test_deal_share__all_of_it_when_games_of_a_deal_agree() -> None:
    results = [
        result(block, turn, "0 0", f"{score} 5", "0")
        for block, score in enumerate((3, 9))
        for turn in (0, 1)
    ]
    assert deal_share(CUP, results) == 1


def test_deal_share__none_of_it_when_deals_agree() -> None:
    results = [
        result(block, turn, "0 0", f"{score} 5", "0")
        for block in (0, 1)
        for turn, score in enumerate((3, 9))
    ]
    assert deal_share(CUP, results) == 0


def test_deal_share__by_hand() -> None:
    """Between 18 (means 1 and 7), within 2 each: (18 - 2 / 2) of (18 - 2 / 2 + 2)."""
    results = [
        result(0, 0, "0 0", "0 4", "1"),
        result(0, 1, "0 0", "2 4", "1"),
        result(1, 0, "0 0", "6 4", "0"),
        result(1, 1, "0 0", "8 4", "0"),
    ]
    assert deal_share(CUP, results) == pytest.approx(17 / 19)


def test_deal_share__unknown_without_repetition() -> None:
    assert deal_share(CUP, [result(0, 0, "0 0", "1 2", "1")]) is None
    assert deal_share(tournament("easy", seats=1), []) is None


def test_balance__figures() -> None:
    results = [
        result(0, 0, "0 0", "7 3", "0"),
        result(0, 1, "0 0", "2 6", "1"),
        result(1, 0, "0 0", "5 4", "0"),
        result(1, 1, "0 0", "8 4", "0"),
    ]
    ladder = tournament("uniform", "easy", games=2)
    found = balance_of(CUP, results, ladder, [result(0, 0, "0 1", "1 9", "1")])
    assert [share.mean for share in found.wins_by_seat] == [0.75, 0.25]
    assert found.scores_by_seat[0].mean == 5.5
    assert found.margins == [4, 4, 1, 4]
    assert found.choices == [3, 3, 3, 3]
    assert len(found.scores) == 8
    assert [one.name for one in found.ladder] == ["easy", "uniform"]


@pytest.mark.parametrize(("scores", "lead"), [((5, 9, 7), 2), ((4, 4), 0), ((3,), 0)])
def test_margin__best_before_the_next(scores: tuple[int, ...], lead: int) -> None:
    assert margin(scores) == lead


def test_equal_players__seat_0_begins_unless_somebody_said_otherwise() -> None:
    assert dict(equal_players(CUP, GAME).options) == {"start": "0"}
    asked = tournament("easy", seats=2, options=(("start", "1"),))
    assert dict(equal_players(asked, GAME).options) == {"start": "1"}


def test_ladder__has_the_asked_player_once() -> None:
    assert ladder_of(CUP).players == ("uniform", "easy", "normal")
    assert ladder_of(tournament("hard", seats=2)).players == ("uniform", "easy", "normal", "hard")
