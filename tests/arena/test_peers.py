"""Ours beside other libraries: what is missing is said, shares add up; little is measured."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import pytest

from pyrite.arena import peers
from pyrite.arena.peers import Limit, Match, Trial
from pyrite.engine.registry import all_games, find_game

SMALL = Match("fool", 4, iterations=2, seconds=0.001, options={"rounds": "single"})
MODULES = ("pyspiel", "rlcard", "pettingzoo", "pgx", "jax")


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing any of the others fails."""
    for name in (*MODULES, *(one for one in sys.modules if one.startswith("pettingzoo."))):
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.usefixtures("nothing_installed")
def test_pace__a_missing_library_has_no_rate() -> None:
    found = [peers.pace(trial, 0) for trial in peers.trials([])]
    assert {pace.library for pace in found} == set(peers.LIBRARIES)
    assert {pace.rate for pace in found} == {None}


@pytest.mark.usefixtures("nothing_installed")
def test_duel__needs_open_spiel() -> None:
    with pytest.raises(ImportError):
        peers.duel(SMALL, Limit(iterations=2), 2, lambda: None)


def test_pace__is_steps_by_seconds() -> None:
    found = peers.pace(Trial("made-up", "chess", 2, "step", lambda: lambda: 1000), 0)
    assert found.library == "made-up"
    assert found.rate
    assert found.rate > 0


def test_libraries__an_unknown_distribution_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "LIBRARIES", {"made-up": "no-such-distribution", "numpy": "numpy"})
    found = peers.libraries()
    assert found["made-up"] is None
    assert found["numpy"]


def test_trials__every_game_of_ours_in_every_way() -> None:
    ours = [trial for trial in peers.trials(all_games()) if trial.library == peers.US]
    assert {(one.game, one.way) for one in ours} == {
        (game.id, way) for game in all_games() for way in ("batch", "step", "env")
    }
    assert all(one.seats in find_game(one.game).seats for one in ours)


def test_matches__only_of_the_games_asked_for() -> None:
    assert [match.game for match in peers.matches([find_game("fool")])] == ["fool"]
    for match in peers.matches(all_games()):
        by_iterations, by_time = peers.limits(match)
        assert by_iterations == Limit(iterations=match.iterations)
        assert by_time == Limit(seconds=match.seconds)


@pytest.mark.parametrize("games", [1, 2, 100])
@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_interval__lies_around_the_share(share: float, games: int) -> None:
    low, high = peers.interval(share, games)
    assert 0 <= low <= share <= high + 1e-12 <= 1 + 1e-12
    assert high > low


def test_interval__is_wilsons() -> None:
    assert peers.interval(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


class Countdown:
    """A state of a made-up game: seats 0 and 1 take turns, the last mover wins."""

    def __init__(self) -> None:
        self.moves = 0

    def is_terminal(self) -> bool:
        return self.moves == 3

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.moves % 2

    def legal_actions(self) -> Sequence[int]:
        return [7] if self.moves == 1 else [7, 8]

    def apply_action(self, action: int) -> None:
        self.moves += 1

    def returns(self) -> list[float]:
        return [1.0, 0.0]

    def new_initial_state(self) -> Countdown:
        return Countdown()


@pytest.mark.parametrize(("swap", "expected"), [(0, ["us", "us"]), (1, ["them", "them"])])
def test_play__sides_swap_and_nobody_thinks_about_a_single_move(
    swap: int, expected: list[str]
) -> None:
    import random

    asked: list[str] = []

    def side(name: str) -> Any:
        def choose(state: Any) -> int:
            asked.append(name)
            return 7

        return choose

    table = Countdown()
    returns = peers.play(table, (side("us"), side("them")), swap, random.Random(1))
    assert asked == expected
    assert returns == [1.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("limit", peers.limits(SMALL), ids=["iterations", "seconds"])
def test_duel__a_tiny_one(limit: Limit) -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    ticks: list[int] = []
    found = peers.duel(SMALL, limit, 2, lambda: ticks.append(1))
    assert len(ticks) == found.games == 2
    assert found.share + found.their_share == pytest.approx(1)
    assert found.low <= found.share <= found.high
    assert found.our_rate > 0
    assert found.their_rate > 0


@pytest.mark.slow
def test_pace__their_leduc_and_our_fool() -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    trials = {(one.game, one.way): one for one in peers.trials([find_game("fool")])}
    for key in (("fool", "batch"), ("fool", "step"), ("leduc_poker", "step")):
        assert peers.pace(trials[key], 0).rate
