"""Games are found: our own, and those of other distributions."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from pyrite.cli.main import run
from pyrite.engine import registry
from pyrite.engine.errors import BrokenGame, UnknownGame
from pyrite.engine.registry import all_games, broken_games, find_game, game_ids

NUGGETS = """
from dataclasses import replace
from pyrite.games.gold import GAME as GOLD
GAME = replace(GOLD, id="nuggets", title="Nuggets")
"""


@pytest.fixture
def brought(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Four entry points of other distributions, one of them right."""
    (tmp_path / "made_up_nuggets.py").write_text(NUGGETS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    named = {
        "nuggets": "made_up_nuggets:GAME",
        "missing": "no_such_module:GAME",
        "path": "pathlib:Path",
        "other": "made_up_nuggets:GAME",
        "gold": "no_such_module:GAME",
    }
    points = [EntryPoint(name, value, registry.GROUP) for name, value in named.items()]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry._others.cache_clear()
    yield
    monkeypatch.undo()
    registry._others.cache_clear()


@pytest.mark.usefixtures("brought")
def test_entry_point__brings_a_game_that_plays() -> None:
    assert "nuggets" in game_ids()
    play = find_game("nuggets").start(seats=2, seed="x")
    play.move(play.waiting[0], play.legal(play.waiting[0])[0])
    assert find_game("nuggets") in all_games()


@pytest.mark.usefixtures("brought")
def test_entry_point__what_does_not_load_is_told_and_the_others_play_on() -> None:
    told = {error.values["game"]: str(error) for error in broken_games()}
    assert "No module named" in told["missing"]
    assert "is no Game" in told["path"]
    assert "calls itself “nuggets”" in told["other"]
    assert len(told) == 3
    with pytest.raises(BrokenGame, match="does not load"):
        find_game("missing")
    assert not {"missing", "path", "other"} & set(game_ids())


@pytest.mark.usefixtures("brought")
def test_entry_point__never_replaces_our_own() -> None:
    assert find_game("gold").package == "pyrite.games.gold"


@pytest.mark.usefixtures("brought")
def test_games__lists_them_and_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert "nuggets" in said.out
    assert len(said.err.splitlines()) == 3


def test_unknown_game__is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="gold"):
        find_game("no-such-game")


@pytest.mark.parametrize("id", game_ids())
def test_room__is_optional(id: str) -> None:
    assert find_game(id).room("no_such.room") is None
    assert find_game(id).room("no_such_room") is None
