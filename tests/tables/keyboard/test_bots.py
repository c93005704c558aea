"""Bots: brief at first, then compiled where that can be, else plain."""

from __future__ import annotations

import pytest

from pyrite.core.game import Game
from pyrite.engine.compilation.entries import FirstCall
from pyrite.games.gold import GAME
from pyrite.tables.keyboard import bots as module
from pyrite.tables.keyboard.bots import FIRST_SECONDS, SECONDS, Bots
from tests.tables.bots.test_request import no_clock, request


class Smith:
    """Compiles when it is asked to, or cannot."""

    def __init__(self, backend: str, *, is_there: bool = False) -> None:
        self.backend = backend
        self.is_there = is_there
        self.asked = 0

    def backend_for(self, game: Game, needed: FirstCall) -> str:
        self.asked += 1
        self.is_there = self.backend == "native"
        return self.backend


def bots(monkeypatch: pytest.MonkeyPatch, smith: Smith, *levels: str) -> Bots:
    """Bots of these levels, where this smith compiles."""
    needed = FirstCall(lambda game: smith.is_there, lambda game: None)
    monkeypatch.setattr(module, "SEARCH", needed)
    monkeypatch.setattr(module, "can_run", lambda game, needs: True)
    monkeypatch.setattr(module, "backend_for", smith.backend_for)
    return Bots(GAME, levels, no_clock)


@pytest.mark.parametrize(("backend", "seconds"), [("native", None), ("python", SECONDS)])
def test_effort__all_that_can_be_had(
    monkeypatch: pytest.MonkeyPatch, backend: str, seconds: float | None
) -> None:
    smith = Smith(backend)
    found = bots(monkeypatch, smith, "normal")
    for _ in range(2):
        assert (found.effort.backend, found.effort.seconds) == (backend, seconds)
    assert found.effort.clock is no_clock
    assert smith.asked == 1


def test_choose__nothing_is_compiled_in_a_hurry_or_for_who_does_not_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    smith = Smith("python")
    found = bots(monkeypatch, smith, "search:20", "easy")
    assert found.searching == {"search:20"}
    found.in_a_hurry = True
    assert (found.first_effort.backend, found.first_effort.seconds) == ("python", FIRST_SECONDS)
    assert found.choose(request("search:20")) in request("search:20").moves
    found.in_a_hurry = False
    assert found.choose(request("easy")) in request("easy").moves
    assert smith.asked == 0
    assert found.choose(request("search:20")) in request("search:20").moves
    assert smith.asked == 1


def test_advise__by_a_search_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    smith = Smith("python")
    assert bots(monkeypatch, smith, "easy").advise(request(""))
    assert smith.asked == 1


@pytest.mark.parametrize("backend", ["native", "python"])
def test_must_compile__once_and_only_what_is_not_there(
    monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    found = bots(monkeypatch, Smith(backend), "normal")
    assert found.must_compile
    assert found.effort.backend == backend
    assert not found.must_compile
    assert not bots(monkeypatch, Smith(backend, is_there=True), "normal").must_compile


def test_lack_compiler__only_those_who_search(monkeypatch: pytest.MonkeyPatch) -> None:
    searching, easy = (bots(monkeypatch, Smith("python"), level) for level in ("normal", "easy"))
    assert not searching.lack_compiler
    monkeypatch.setattr(module, "can_run", lambda game, needs: False)
    assert (searching.lack_compiler, easy.lack_compiler) == (True, False)
    assert not searching.must_compile
