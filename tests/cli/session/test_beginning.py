"""How an evening begins."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.cli.session.beginning import LEVEL, Wish, open_table
from pyrite.cli.shell.errors import CommandError
from pyrite.core.words import Words
from pyrite.engine.errors import UnknownOption, WrongSeats
from pyrite.tables.keyboard.table import FileTable
from tests.cli.session.paper import Paper


def opened(
    wish: Wish, save: Path | None = None, resume: Path | None = None, *answers: str
) -> FileTable:
    """The table, with these answers to its questions."""
    return open_table(wish, Words("en", "pyrite.cli"), Paper(*answers), save=save, resume=resume)


def test_new__a_named_game_asks_nothing(tmp_path: Path) -> None:
    table = opened(Wish("gold"), tmp_path / "game.txt")
    assert (table.people, table.levels) == ((0,), {1: LEVEL, 2: LEVEL})
    table.begin()
    assert table.play.seed


def test_new__as_wished(tmp_path: Path) -> None:
    wish = Wish("gold", 2, "1=Ada", "easy", {"start": "1"}, "seed")
    table = opened(wish, tmp_path / "game.txt")
    table.begin()
    assert table.play.players == {0: "bot easy", 1: "Ada"}
    assert table.play.options == {"start": "1"}
    assert table.play.waiting == (1,)


def test_new__what_is_left_open_is_asked(tmp_path: Path) -> None:
    table = opened(Wish(seats=2), tmp_path / "game.txt", None, "gold", "all", "no")
    assert table.people == (0, 1)
    assert table.game.id == "gold"


def test_new__faults_are_said_before_more_is_asked(tmp_path: Path) -> None:
    with pytest.raises(WrongSeats):
        opened(Wish(seats=9), tmp_path / "game.txt", None, "gold")
    with pytest.raises(UnknownOption):
        opened(Wish(settings={"spoons": "1"}), tmp_path / "game.txt", None, "gold", "2")


def test_new__has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyrite.cli.shell.files.records_folder", lambda: tmp_path)
    files = [opened(Wish("gold")).file for _ in range(2)]
    assert len(set(files)) == 2
    assert sorted(files) == sorted(tmp_path.iterdir())


def test_new__overwrites_nothing(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="exists already"):
        opened(Wish("gold"), tmp_path)


def test_resume__stands_alone_and_may_go_on_elsewhere(tmp_path: Path) -> None:
    first, other = tmp_path / "game.txt", tmp_path / "other.txt"
    table = opened(Wish("gold", seats=2), first)
    table.begin()
    assert opened(Wish(), None, first).file == first
    again = opened(Wish(), other, first)
    again.begin()
    assert other.read_bytes() == first.read_bytes()
    with pytest.raises(CommandError, match="--resume"):
        opened(Wish(seats=2), None, first)


def test_resume__needs_a_seed_unless_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("pyrite record 1\ngame: gold\nrules: 1\nseats: 2\n\n* start 0\n", "utf-8")
    with pytest.raises(CommandError, match="no seed"):
        opened(Wish(), None, file)
