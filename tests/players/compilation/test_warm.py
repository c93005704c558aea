"""Compiling for players: the search beside the engine's entries."""

from __future__ import annotations

from pathlib import Path

import pytest

import pyrite
from pyrite.core.backends import library
from pyrite.core.backends.library import Library
from pyrite.core.flow import ENTRIES
from pyrite.core.game import Game
from pyrite.engine.compilation import warm as engine
from pyrite.players.compilation import warm
from tests.contract.walk import each_game

GAME = pyrite.game("gold")


def test_search__not_compiled_in_an_empty_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(library, "library", Library)
    assert not warm.is_search_compiled(GAME)


def test_lines__one_for_each_entry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda *what: True)
    warm.main("gold")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1:] for line in lines] == [["there", str(len(lines))]] * len(lines)
    assert len(lines) == len(ENTRIES) + 2
    warm.main("gold", "search")
    assert capsys.readouterr().out == "search there 1\n"
    warm.main("gold", "rollouts")
    assert capsys.readouterr().out == "rollouts there 1\n"


def test_search__is_compiled_by_a_tiny_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_search_compiled", lambda game: False)
    called: list[object] = []
    monkeypatch.setattr(warm, "compile_search", called.append)
    assert list(warm.warm_search(GAME)) == [("search", False)]
    assert called == [GAME]


@pytest.mark.slow
@each_game
def test_search__is_there_after_the_tiny_call(game: Game) -> None:
    """All of it, what weighs guesses too: nobody compiles it a second time."""
    warm.compile_search(game)
    assert warm.is_search_compiled(game)


def test_rollouts__are_compiled_by_a_tiny_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "are_rollouts_compiled", lambda game: False)
    called: list[object] = []
    monkeypatch.setattr(warm, "compile_rollouts", called.append)
    assert list(warm.warm_rollouts(GAME)) == [("rollouts", False)]
    assert called == [GAME]


def test_worths__are_compiled_for_who_asks_where_there_is_a_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda *what: True)
    warm.main("fool", "worths")
    assert capsys.readouterr().out == "worths there 1\n"
    monkeypatch.setattr(warm, "has_weights", lambda game: False)
    warm.main("fool", "worths")
    assert capsys.readouterr().out == ""
