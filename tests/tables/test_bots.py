"""Bots: plain and brief until the search is compiled, native from then on."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.core.seeds import player_seed, seed_text
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME
from pyrite.players.compiling import SearchCompiler
from pyrite.players.levels import make_player
from pyrite.tables import bots
from pyrite.tables.bots import Bots, Pace
from pyrite.tables.thinking import LEAST, Thought

SEED = seed_text("bots")
PACE = Pace(lambda: 0.0, seconds=7.0, first_seconds=3.0)


class Standing(SearchCompiler):
    """A compiler that stands where a test says."""

    started = False
    ready = False

    def start(self) -> None:
        self.started = True

    @property
    def is_ready(self) -> bool:
        return self.ready


def thought(level: str) -> Thought:
    """What whoever begins has to think about."""
    play = start_play(GAME, 2, seed=SEED, options={"start": "0"})
    known, moves = play.information(0).bytes, tuple(play.legal_numbers(0))
    own = player_seed(SEED, 0)
    return Thought("table", "gold", 0, level, known, moves, player_seed(own, 1), own)


def made(monkeypatch: pytest.MonkeyPatch, *levels: str) -> tuple[Bots, list[dict[str, Any]]]:
    """Bots, and the list of players that get made for them; all choose as `easy` does."""
    calls: list[dict[str, Any]] = []
    original = make_player

    def make(game: Any, name: str, **settings: Any) -> Any:
        calls.append(settings)
        return original(game, "easy", seed=settings["seed"])

    monkeypatch.setattr(bots, "make_player", make)
    return Bots(GAME, levels, Standing("gold"), PACE), calls


def test_pace__plain_until_compiled_then_native(monkeypatch: pytest.MonkeyPatch) -> None:
    found, calls = made(monkeypatch, "normal", "easy")
    found.in_a_hurry = True
    found.choose(thought("normal"))
    found.in_a_hurry = False
    found.choose(thought("normal"))
    found.choose(thought("normal"))
    assert isinstance(found.compiler, Standing)
    found.compiler.ready = True
    found.choose(thought("normal"))
    assert [call["backend"] for call in calls] == ["python", "python", "native"]
    budgets = [call["budget"](200) for call in calls]
    assert [budget.seconds for budget in budgets] == [PACE.first_seconds, PACE.seconds, 0]
    assert [budget.iterations for budget in budgets] == [20, 20, 200]
    assert [budget.clock for budget in budgets] == [PACE.clock, PACE.clock, None]
    assert {call["seed"] for call in calls} == {player_seed(SEED, 0)}


def test_start__compiles_only_for_those_who_search() -> None:
    for level, wanted in (("easy", False), ("uniform", False), ("normal", True)):
        found = Bots(GAME, [level], Standing("gold"), PACE)
        found.start()
        assert isinstance(found.compiler, Standing)
        assert found.compiler.started is wanted
        assert (level in found.searching) is wanted


def test_budget__is_small_but_never_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found, calls = made(monkeypatch, "search:5")
    found.choose(thought("search:5"))
    assert calls[0]["budget"](5).iterations == LEAST


def test_choose__the_same_thought_the_same_move() -> None:
    """It depends on what is thought, not on what was thought before."""
    found = Bots(GAME, ["easy"], Standing("gold"), PACE)
    first = found.choose(thought("easy"))
    found.choose(thought("uniform"))
    assert found.choose(thought("easy")) == first


def test_advise__every_move_most_visited_first() -> None:
    found = Bots(GAME, [], Standing("gold"), PACE)
    advice = found.advise(thought(""))
    assert {one.move for one in advice} <= set(thought("").moves)
    assert [one.visits for one in advice] == sorted((one.visits for one in advice), reverse=True)
