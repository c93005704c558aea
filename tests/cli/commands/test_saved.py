"""Going on: the newest game without naming it, the list, the menu, one's own results."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from pyrite.cli.session.beginning import next_table
from pyrite.cli.shell.files import records_folder
from pyrite.core.words import Words
from pyrite.engine.records.record import parse_record
from pyrite.tables.keyboard.table import resumed_file_table
from tests.cli.conftest import Pyrite, one_error
from tests.cli.session.paper import Paper

GAME = ("gold", "--seats", "2", "--against", "uniform", "--option", "start=0")


def play(pyrite: Pyrite, typed: str, at: int) -> Path:
    """A game of that time; returns its file."""
    before = set(records_folder().glob("*.txt"))
    assert pyrite("play", *GAME, "--seed", str(at), typed=typed).code == 0
    (file,) = set(records_folder().glob("*.txt")) - before
    os.utime(file, (at, at))
    return file


def test_saved__newest_first_and_how_to_go_on(pyrite: Pyrite) -> None:
    old, new = play(pyrite, "a1\n", 1000), play(pyrite, "a1\nb1\n", 2000)
    play(pyrite, "#1\n" * 200, 3000)
    ran = pyrite("saved")
    assert ran.out.index(str(new)) < ran.out.index(str(old))
    assert "your turn" in ran.out
    assert ran.out.rstrip().endswith("play --resume")
    told = json.loads(pyrite("saved", "--json").out)
    assert [one["file"] for one in told] == [str(new), str(old)]
    assert told[0]["game"] == "gold"


def test_saved__nothing_yet(pyrite: Pyrite) -> None:
    assert "No unfinished game" in pyrite("saved").out
    assert "No finished game" in pyrite("results").out
    assert str(records_folder()) in one_error(pyrite("play", "--resume"))


def test_saved__what_cannot_be_read_is_passed_over(pyrite: Pyrite) -> None:
    file = play(pyrite, "a1\n", 1000)
    (file.parent / "empty.txt").write_text("", "utf-8")
    (file.parent / "other.txt").write_text("pyrite record 1\nnonsense\n", "utf-8")
    assert [one["file"] for one in json.loads(pyrite("saved", "--json").out)] == [str(file)]


def test_resume__without_a_file_takes_the_newest(pyrite: Pyrite) -> None:
    old, new = play(pyrite, "a1\n", 1000), play(pyrite, "a1\n", 2000)
    before = old.read_bytes()
    assert pyrite("play", "--resume", "--pause", "0", typed="b1\n").code == 0
    assert "\n0 flip b1\n" in new.read_text("utf-8")
    assert old.read_bytes() == before


@pytest.mark.parametrize("answer", ["5", "continue"])
def test_menu__offers_to_continue(pyrite: Pyrite, answer: str) -> None:
    file = play(pyrite, "a1\n", 1000)
    ran = pyrite("play", typed=f"{answer}\nb1\n")
    assert "Or go on where you stopped?" in ran.out
    assert "\n  5  Gold, 2 seats, " in ran.out
    assert "\n0 flip b1\n" in file.read_text("utf-8")


def test_menu__says_nothing_of_going_on_where_there_is_nothing(pyrite: Pyrite) -> None:
    assert "go on" not in pyrite("play").out


@pytest.mark.parametrize(("lang", "won"), [("en", "won"), ("ja", "勝ち")])
def test_results__of_every_person(pyrite: Pyrite, lang: str, won: str) -> None:
    play(pyrite, "#1\n" * 200, 1000)
    ran = pyrite("results", "--lang", lang)
    assert won in ran.out
    (one,) = json.loads(pyrite("results", "--json").out)
    assert (one["game"], one["seat"], one["against"]) == ("gold", 0, ["uniform"])
    assert one["place"] in (1, 2)


@pytest.mark.parametrize("answer", ["y", "はい", "m"])
def test_again__after_a_game(pyrite: Pyrite, answer: str) -> None:
    file = play(pyrite, "#1\n" * 200, 1000)
    table = resumed_file_table(file, parse_record(file.read_text("utf-8")))
    answers = Paper(answer, "fool", "", "", "", "", is_live=True)
    asked = next_table(table, Words("en", "pyrite.cli"), answers)
    assert asked
    asked.begin()
    if answer == "m":
        assert asked.game.id == "fool"
    else:
        assert asked.play.players == table.play.players
        assert asked.play.options == table.play.options
        assert asked.play.seed != table.play.seed


def test_again__not_for_who_wants_to_stop(pyrite: Pyrite) -> None:
    file = play(pyrite, "#1\n" * 200, 1000)
    table = resumed_file_table(file, parse_record(file.read_text("utf-8")))
    words = Words("en", "pyrite.cli")
    assert next_table(table, words, Paper("", is_live=True)) is None
    assert next_table(table, words, Paper("y")) is None
