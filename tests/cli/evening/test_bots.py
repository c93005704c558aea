"""Bots: plain and brief until the search is compiled, native from then on."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.cli.evening import bots
from pyrite.cli.evening.bots import Bots, budget_of
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME
from pyrite.players.compiling import SearchCompiler
from pyrite.players.levels import make_player

SEED = seed_text("bots")


class Standing(SearchCompiler):
    """A compiler that stands where a test says."""

    started = False
    ready = False

    def start(self) -> None:
        self.started = True

    @property
    def is_ready(self) -> bool:
        return self.ready


def made(monkeypatch: pytest.MonkeyPatch, *levels: str) -> tuple[Bots, list[dict[str, Any]]]:
    """Bots, and the list of players that get made for them; all choose as `easy` does."""
    calls: list[dict[str, Any]] = []
    original = make_player

    def make(game: Any, name: str, **settings: Any) -> Any:
        calls.append(settings)
        return original(game, "easy", seed=settings["seed"])

    monkeypatch.setattr(bots, "make_player", make)
    return Bots(GAME, dict(enumerate(levels)), SEED, Standing("gold")), calls


def move(found: Bots) -> int:
    """A move of whoever begins."""
    play = start_play(GAME, 2, seed=SEED, options={"start": "0"})
    return found.choose(0, play.information(0), play.legal_numbers(0), fast_chance(SEED))


def test_pace__plain_until_compiled_then_native(monkeypatch: pytest.MonkeyPatch) -> None:
    found, calls = made(monkeypatch, "normal", "easy")
    found.in_a_hurry = True
    move(found)
    found.in_a_hurry = False
    move(found)
    move(found)
    assert isinstance(found.compiler, Standing)
    found.compiler.ready = True
    move(found)
    assert [call["backend"] for call in calls] == ["python", "python", "native"]
    budgets = [call["budget"](200) for call in calls]
    assert [budget.seconds for budget in budgets] == [bots.FIRST_SECONDS, bots.SECONDS, 0]
    assert [budget.iterations for budget in budgets] == [20, 20, 200]
    assert len({call["seed"] for call in calls}) == 1


def test_start__compiles_only_for_those_who_search() -> None:
    for level, wanted in (("easy", False), ("uniform", False), ("normal", True)):
        found = Bots(GAME, {1: level}, SEED, Standing("gold"))
        found.start()
        assert isinstance(found.compiler, Standing)
        assert found.compiler.started is wanted
        assert (1 in found.searching) is wanted


def test_budget__is_small_but_never_nothing() -> None:
    assert budget_of(5, 1.0).iterations == bots.LEAST
    assert budget_of(5, 0).iterations == 5
    assert budget_of(5, 0).clock is None
