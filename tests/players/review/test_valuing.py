"""Rollouts: the same on both backends, common to all arms, honest about their errors."""

from __future__ import annotations

import pytest

from pyrite.core.seeds import seed_text
from pyrite.engine.registry import find_game
from pyrite.games.gold import GAME
from pyrite.players.kernels.rollouts import OWN_CHOICE
from pyrite.players.review.valuing import Estimate, Valuer, estimate, gain_of, purpose
from tests.games.gold.build import dealt, flip, only
from tests.players.review.build import VARIANTS, begun, play_on

SEED = seed_text("rollouts")


def test_estimate__mean_and_standard_error() -> None:
    one = estimate(2.0, 2.0, 4)
    assert (one.mean, one.error) == pytest.approx((0.5, (0.25 / 3) ** 0.5))
    assert estimate(3.0, 3.0, 3) == Estimate(1.0, 0.0)


def test_difference__of_what_was_measured_apart() -> None:
    one = Estimate(0.5, 0.03) - Estimate(0.2, 0.04)
    assert (one.mean, one.error) == pytest.approx((0.3, 0.05))


def test_purpose__tells_questions_apart() -> None:
    assert len({purpose("a"), purpose("b"), purpose("a", b"x"), purpose("a", b"", b"x")}) == 4


def test_arms__the_same_move_twice_has_no_difference() -> None:
    """Same guess, same chance, same choices: two arms with one move end alike in every game."""
    play = dealt(seats=2)
    valuer = Valuer(GAME, 2, "python")
    move = GAME.parse_move("flip c3")
    arms = valuer.compare(play.information(0), [0, move, move], SEED, 4)
    assert arms[1].chances == arms[2].chances
    assert arms[1].score == arms[2].score


def test_arms__instinct_that_agrees_is_the_first_arm() -> None:
    """The one card that is left to flip for a lone miner: instinct takes the gold, too."""
    play = dealt(a1="g4", b1="g1", c1="g2", d1="g3", e1="r5", f1="b2", seats=2)
    flip(play, "a1", "b1", "c1", "d1")
    flip(only(play, "a1", "e1"), "e1")
    valuer = Valuer(GAME, 2, "python")
    first, own = valuer.compare(play.information(0), [0, OWN_CHOICE], SEED, 5)
    assert first.chances == own.chances
    assert all(one == Estimate(0, 0) for one in own.apart)


@pytest.mark.parametrize("id", VARIANTS)
def test_gain__is_what_comparing_says_with_fewer_games(id: str) -> None:
    play = play_on(begun(id), lambda play: len(play.lines) > 30 and len(play.legal(0)) > 1)
    valuer, move = Valuer(play.game, play.seats, "python"), play.legal_numbers(0)[0]
    _, own = valuer.compare(play.information(0), [move, OWN_CHOICE], SEED, 6)
    assert valuer.gain(play.information(0), move, SEED, 6) == gain_of(own)


def test_arms__instinct_that_agrees_with_any_arm_ends_like_it() -> None:
    play = play_on(begun("fool"), lambda play: len(play.lines) > 30 and len(play.legal(0)) == 2)
    valuer, moves = Valuer(play.game, play.seats, "python"), play.legal_numbers(0)
    first, second, own = valuer.compare(play.information(0), [*moves, OWN_CHOICE], SEED, 6)
    lowest, highest = sorted((first.score.mean, second.score.mean))
    assert lowest <= own.score.mean <= highest


def test_truth__what_lies_hidden_stays() -> None:
    """One nugget against four that nobody has seen: who must flip wins, whatever guesses say."""
    play = dealt(a1="g4", e1="r5", seats=2)
    only(play, "a1", "e1")
    valuer = Valuer(GAME, 2, "python")
    assert valuer.state_chances(play.state, SEED, 5)[0] == Estimate(1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("id", VARIANTS)
def test_backends__agree_to_the_last_digit(id: str) -> None:
    play = play_on(begun(id), lambda play: len(play.lines) > 30 and len(play.legal(0)) > 1)
    moves = [*play.legal_numbers(0)[:2], OWN_CHOICE]
    python, native = (
        Valuer(find_game(id), play.seats, backend).compare(play.information(0), moves, SEED, 8)
        for backend in ("python", "native")
    )
    assert python == native
