"""Our search against OpenSpiel's: seats swap, shares add up; little is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bench import peer_matches
from bench.peer_log import duel_key
from bench.peer_matches import Limit, Match, Played
from pyrite.engine.registry import all_games, find_game

SMALL = Match("fool", 4, iterations=2, seconds=0.001, options={"rounds": "single"})

GAME = Played(0, (1.0, 0.0), (1, 1), (1.0, 1.0))


def never(played: Played) -> None:
    """Nobody has to play what was played before."""
    raise AssertionError(played)


def test_games_played_before__count() -> None:
    played = [
        Played(0, (1.0, 0.0), (10, 4), (1.0, 2.0)),
        Played(1, (0.5, 0.5), (30, 4), (1.0, 2.0)),
    ]
    found = peer_matches.summed(SMALL, Limit(iterations=2), played)
    assert (found.games, found.share, found.their_share) == (2, 0.75, 0.25)
    assert (found.our_rate, found.their_rate) == (20, 2)


def test_sure__when_the_interval_is_narrow_enough() -> None:
    played = [Played(number, (1.0, 0.0), (1, 1), (1.0, 1.0)) for number in range(36)]
    limit = Limit(iterations=2)
    assert peer_matches.is_sure(SMALL, limit, played, 0.05)
    assert not peer_matches.is_sure(SMALL, limit, played[:34], 0.05)
    assert not peer_matches.is_sure(SMALL, limit, [], 0.5)


def test_matches__guided_or_not() -> None:
    fool = find_game("fool")
    assert [one.is_guided for one in peer_matches.matches([fool])] == [False]
    guided = peer_matches.matches([fool], is_guided=True)
    assert peer_matches.summed(guided[0], Limit(iterations=2), [GAME]).is_guided
    keys = [
        duel_key(match, Limit(iterations=2)) for match in (*peer_matches.matches([fool]), *guided)
    ]
    assert keys[0] != keys[1]


@pytest.mark.usefixtures("nothing_installed")
def test_duel__needs_open_spiel() -> None:
    with pytest.raises(ImportError):
        peer_matches.duel(SMALL, Limit(iterations=2), 2, never)


def test_matches__only_of_the_games_asked_for() -> None:
    assert [match.game for match in peer_matches.matches([find_game("fool")])] == ["fool"]
    for match in peer_matches.matches(all_games()):
        by_iterations, by_time, by_more = peer_matches.limits(match)
        assert by_iterations == Limit(iterations=match.iterations)
        assert by_time == Limit(seconds=match.seconds)
        assert by_more.times * by_more.seconds == pytest.approx(match.seconds)


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
    asked: list[str] = []

    def side(name: str) -> Any:
        def choose(state: Any) -> int:
            asked.append(name)
            return 7

        return choose

    table = Countdown()
    returns = peer_matches.play(table, (side("us"), side("them")), swap, Random(1))
    assert asked == expected
    assert returns == [1.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("limit", peer_matches.limits(SMALL), ids=["iterations", "seconds", "more"])
def test_duel__a_tiny_one(limit: Limit) -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    played: list[Played] = []
    found = peer_matches.duel(SMALL, limit, 2, played.append)
    assert [one.number for one in played] == [0, 1]
    assert found.games == 2
    assert peer_matches.duel(SMALL, limit, 2, never, played) == found
    assert peer_matches.duel(SMALL, limit, 9, never, played, within=0.5) == found
    assert found.share + found.their_share == pytest.approx(1)
    assert found.low <= found.share <= found.high
    assert found.our_rate > 0
    assert found.their_rate > 0


@pytest.mark.slow
def test_duel__guided_by_the_network() -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    guided = replace(SMALL, is_guided=True)
    found = peer_matches.duel(guided, Limit(seconds=0.001), 2, lambda played: None)
    assert (found.games, found.is_guided) == (2, True)
