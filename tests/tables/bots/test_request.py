"""How a thought becomes a move or advice."""

from __future__ import annotations

import pytest

from pyrite.core.seeds import player_seed, seed_text
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME
from pyrite.players.errors import UnknownPlayer
from pyrite.players.levels import level_of
from pyrite.tables.bots.request import LEAST, BotRequest, Effort, advise, choose

SEED = seed_text("choosing")


def request(level: str, place: int = 1) -> BotRequest:
    """What whoever begins has to think about."""
    play = start_play(GAME, 2, seed=SEED, options={"start": "0"})
    known, moves = play.information(0).bytes, tuple(play.legal_numbers(0))
    own = player_seed(SEED, 0)
    return BotRequest("table", "gold", 0, level, known, moves, player_seed(own, place), own)


def no_clock() -> float:
    """Time stands still."""
    return 0.0


PLAIN = Effort(False, None, no_clock)


def test_budget__a_part_of_it_plainly_but_never_nothing() -> None:
    assert Effort(True, None, no_clock).budget(200).iterations == 200
    assert PLAIN.budget(200).iterations == 20
    assert PLAIN.budget(5).iterations == LEAST


def test_budget__a_clock_only_where_time_is_limited() -> None:
    assert PLAIN.budget(200).clock is None
    limited = Effort(True, 2.5, no_clock).budget(200)
    assert (limited.iterations, limited.seconds, limited.clock) == (200, 2.5, no_clock)
    assert Effort(True, 0.0, no_clock).budget(200).clock is no_clock


def test_backend__plain_unless_compiled() -> None:
    assert [Effort(is_native, None, no_clock).backend for is_native in (False, True)] == [
        "python",
        "native",
    ]


@pytest.mark.parametrize("level", ["easy", "uniform", "greedy", "search:20"])
def test_choose__the_same_thought_the_same_move(level: str) -> None:
    """From nothing but the thought, and one of its moves."""
    chosen = choose(request(level), PLAIN)
    assert chosen in request(level).moves
    assert choose(request(level), PLAIN) == chosen


def test_choose__another_place_in_the_game_another_chance() -> None:
    assert len({choose(request("uniform", place), PLAIN) for place in range(9)}) > 1


def test_choose__unknown_level_is_named() -> None:
    with pytest.raises(UnknownPlayer, match="nobody"):
        choose(request("nobody"), PLAIN)


def test_advise__most_visited_first() -> None:
    advice = advise(request(""), Effort(False, 0.5, no_clock))
    assert {one.move for one in advice} <= set(request("").moves)
    assert [one.visits for one in advice] == sorted((one.visits for one in advice), reverse=True)


def test_advise__as_many_games_as_expert_imagines() -> None:
    advice = advise(request(""), PLAIN)
    wanted = PLAIN.budget(level_of(GAME, "expert").iterations).iterations
    assert sum(one.visits for one in advice) == wanted
