"""What is compiled for players: found where it is, made where it is not, done without elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import pyrite
from pyrite.core.backends import library
from pyrite.core.backends.library import Library
from pyrite.core.errors import CompilationFailed
from pyrite.core.game import Game
from pyrite.engine.compilation.entries import FirstCall
from pyrite.players.compilation import ahead, entries
from tests.contract.walk import each_game

GAME = pyrite.game("gold")


def test_calls__nothing_is_ready_in_an_empty_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(library, "library", Library)
    assert not any(call.is_ready(GAME) for call in entries.ALL)


@pytest.mark.slow
@each_game
def test_calls__nothing_is_left_to_compile(game: Game) -> None:
    """All of it, what weighs guesses too: nobody compiles it a second time."""
    for call in entries.ALL:
        call.make(game)
        assert call.is_ready(game)


@pytest.mark.slow
def test_main__searches_are_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(library, "library", Library)
    ahead.main("gold")
    assert entries.SEARCH.is_ready(GAME)


def test_values__none_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entries, "has_weights", lambda game: False)
    entries.VALUES.make(GAME)
    assert entries.VALUES.is_ready(GAME)


@pytest.mark.parametrize(
    ("can", "fault", "backend"),
    [
        (True, None, "native"),
        (True, CompilationFailed("no-compiler"), "python"),
        (True, OSError("no room"), "python"),
        (False, None, "python"),
    ],
)
def test_backend__native_wherever_it_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch, can: bool, fault: Exception | None, backend: str
) -> None:
    made: list[Game] = []

    def make(game: Game) -> None:
        made.append(game)
        if fault:
            raise fault

    monkeypatch.setattr(entries, "can_run", lambda game, needs: can)
    assert entries.backend_for(GAME, FirstCall(lambda game: False, make)) == backend
    assert made == [GAME] * can
