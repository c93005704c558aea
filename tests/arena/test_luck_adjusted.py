"""Taking luck out: the mean stays where it is, the interval shrinks."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest

from pyrite.arena.luck_adjusted import Adjusted, adjusted_share, weight_of, weights_of
from pyrite.arena.tournament.deal import GameResult, play_block, play_turned
from pyrite.arena.tournament.standings import standings
from pyrite.arena.tournament.tournament_file import Ledger, header_of, read_tournament
from pyrite.players.review.luck import Public, luck_of, public
from pyrite.players.review.walk import walk
from tests.arena.build import tournament
from tests.arena.tiny import LOOK, MOVES, WAIT, Exact, every_game
from tests.players.review.build import finished

SURE = 4.5  # standard errors: once in more than 100,000 runs


@pytest.mark.parametrize("look", [0.0, 0.3, 1.0])
def test_tiny_game__every_outcome_weighed_the_mean_does_not_move(look: float) -> None:
    """Whatever seat 0 likes to do: luck is 0 on the average, to the last digit."""
    odds = {LOOK: look, WAIT: 1 - look}
    lines = [(odds[move] * one.odds, one) for move in MOVES for one in every_game(move)]
    lucks = [luck_of(Public(one.walk), Exact(), "tiny", 1)[0] for _, one in lines]
    plain = sum(p * one.share for p, one in lines)
    adjusted = sum(p * (one.share - luck) for (p, one), luck in zip(lines, lucks, strict=True))
    assert sum(p for p, _ in lines) == pytest.approx(1)
    assert adjusted == pytest.approx(plain, abs=1e-12)


def test_tiny_game__nothing_but_luck_is_left_of_a_fixed_plan() -> None:
    """With exact values all of the spread is luck: every game is worth the same without it."""
    for move in MOVES:
        lines = list(every_game(move))
        left = [one.share - luck_of(Public(one.walk), Exact(), "tiny", 1)[0] for one in lines]
        assert len({one.share for one in lines}) > 1
        assert max(left) - min(left) < 1e-12


def test_luck__one_seat_s_is_the_other_s_bad_luck() -> None:
    for one in every_game(LOOK):
        assert sum(luck_of(Public(one.walk), Exact(), "tiny", 1)) == pytest.approx(0)


@pytest.mark.parametrize(
    ("id", "is_public"), [("gold", True), ("fools-gold", False), ("fool", False)]
)
def test_public__where_something_is_hidden_from_all_alike(id: str, is_public: bool) -> None:
    walked = walk(finished(id), ())
    middle = walked.positions[len(walked.positions) // 2]
    assert (public(walked, middle) is not None) is is_public


def test_weight__least_squares_from_nothing_to_all() -> None:
    lucks = [0.1, -0.2, 0.3, -0.2]
    assert weight_of([0.5 + one / 2 for one in lucks], lucks) == pytest.approx(0.5)
    assert weight_of([0.5 + 3 * one for one in lucks], lucks) == pytest.approx(1)
    assert weight_of([0.5 - one for one in lucks], lucks) == 0
    assert weight_of([0.5, 0.4], [0.1, 0.0]) == 0
    assert weight_of([0.5] * 4, [0.0] * 4) == 0


def test_weight__of_few_deals_that_say_little_is_small() -> None:
    lucks = [0.1, -0.1] * 4
    noise = [0.2, 0.2, -0.2, -0.2] * 2
    shares = [0.5 + one + more for one, more in zip(lucks, noise, strict=True)]
    few, many = weight_of(shares, lucks), weight_of(shares * 20, lucks * 20)
    assert few == pytest.approx(1 / 3)
    assert 0.95 < many < 1


def test_weights__a_second_measure_explains_what_the_first_has_left() -> None:
    first, second = [0.1, -0.1, 0.1, -0.1], [0.2, 0.2, -0.2, -0.2]
    shares = [0.5 + one + other / 4 for one, other in zip(first, second, strict=True)]
    assert weights_of(shares, [first, second]) == pytest.approx([0.875, 0.25 * (1 - 1 / 32)])
    assert weights_of(shares, []) == []


def test_adjusted__two_measures_take_off_more_than_one() -> None:
    first, second = [0.1, 0.1, -0.1, -0.1] * 5, [0.2, -0.2, 0.0, 0.2, -0.2] * 4
    shares = [0.5 + one + other / 2 for one, other in zip(first, second, strict=True)]
    both, one = adjusted_share(shares, first, second), adjusted_share(shares, first)
    assert both.worth
    assert one.worth
    assert both.worth > one.worth > 1


def test_adjusted__half_the_deals_teach_the_other_half() -> None:
    lucks = [0.1, -0.2, 0.3, -0.1, -0.1] * 4
    noise = [0.01, 0.01, -0.01, -0.01] * 5
    shares = [0.5 + luck + more for luck, more in zip(lucks, noise, strict=True)]
    found = adjusted_share(shares, lucks)
    assert found.share.mean == pytest.approx(0.5, abs=0.01)
    assert found.worth
    assert found.worth > 10


def test_adjusted__of_few_deals_is_plain() -> None:
    assert adjusted_share([1.0], [0.3]) == Adjusted(adjusted_share([1.0], [0]).share, None)
    assert adjusted_share([1.0, 0.0], [0.3, -0.3]).worth == 1


def test_block__measures_luck_where_it_is_asked_for() -> None:
    cup = tournament("uniform", "greedy", adjusted=1)
    plain = play_block(tournament("uniform", "greedy"), 0, "python")
    with_luck = play_block(cup, 0, "python")
    for before, after in zip(plain, with_luck, strict=True):
        assert before.luck == ()
        assert len(after.luck) == 2
        assert sum(after.luck) == pytest.approx(0)
        assert before.wins == after.wins
        assert GameResult.from_row(after.row()) == after
        assert "luck" not in before.row()
    assert play_block(cup, 0, "python") == with_luck


def test_block__a_network_measures_luck_too() -> None:
    cup = tournament("uniform", game="fool", seats=4, adjusted=4, options=(("rounds", "single"),))
    (first, *_) = play_block(cup, 0, "python")
    assert len(first.lucks_of(0)) == 2
    assert sum(first.worth_luck) == pytest.approx(0)
    assert any(first.worth_luck)
    assert GameResult.from_row(first.row()) == first


def test_standings__both_shares_side_by_side() -> None:
    cup = tournament("uniform", "greedy", adjusted=1, games=4)
    results = [one for block in range(2) for one in play_block(cup, block, "python")]
    assert all(one.adjusted for one in standings(cup, results))
    plain = tournament("uniform", "greedy", games=4)
    assert not any(one.adjusted for one in standings(plain, results))


def test_ledger__knows_whether_luck_is_measured(tmp_path: Path) -> None:
    assert "adjusted" not in header_of(tournament("easy"))
    cup = tournament("easy", adjusted=7)
    file = tmp_path / "cup.arena"
    Ledger(file, cup).begin({})
    assert read_tournament(file) == cup


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("gold", 200), ("fools-gold", 100)])
def test_uniform_games__luck_is_nothing_on_the_average(game: str, games: int) -> None:
    """Few rollouts are as unbiased as many; they only scatter more."""
    cup = tournament("uniform", "uniform", "uniform", game=game, games=3 * games, adjusted=4)
    results = [play_turned(cup, block, 0, "native") for block in range(games)]
    for seat in range(3):
        wins = [one.wins[seat] for one in results]
        for lucks in zip(*(one.lucks_of(seat) for one in results), strict=True):
            assert abs(fmean(lucks)) < SURE * stdev(lucks) / sqrt(games)
            found = adjusted_share(wins, lucks)
            assert found.share.margin
            assert abs(found.share.mean - fmean(wins)) < SURE * stdev(lucks) / sqrt(games)
