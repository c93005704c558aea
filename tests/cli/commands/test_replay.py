"""`pyrite replay` into a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands.test_verify import GOOD, change_move
from tests.cli.conftest import Pyrite, one_error


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(GOOD, "utf-8")
    return path


def test_replay__tells_every_line_and_the_result(pyrite: Pyrite, file: Path) -> None:
    ran = pyrite("replay", file)
    moves = sum(line[0] in "01*" for line in GOOD.split("\n\n")[1].splitlines())
    assert ran.code == 0
    assert f"{moves:4}  " in ran.out
    assert "Ada flips" in ran.out
    assert "no card is left on the table" in ran.out


def test_replay__one_position(pyrite: Pyrite, file: Path) -> None:
    start, end = pyrite("replay", file, "--at", "0"), pyrite("replay", file, "--at", "9999")
    assert "setting up" in start.out
    assert "over" in end.out
    assert "   3  " in pyrite("replay", file, "--at", "3").out


def test_replay__of_a_seat(pyrite: Pyrite, file: Path) -> None:
    assert "0 ●" not in pyrite("replay", file, "--at", "3").out
    assert "0 ●" in pyrite("replay", file, "--at", "3", "--seat", "1").out
    assert "seat 7" in one_error(pyrite("replay", file, "--seat", "7"))


def test_replay__stops_at_the_wrong_line(pyrite: Pyrite, file: Path) -> None:
    file.write_text(change_move(GOOD), "utf-8")
    ran = pyrite("replay", file)
    assert "Line " in one_error(ran, 1)
    assert "   3  " in ran.out


def test_replay__shows_comments(pyrite: Pyrite, file: Path) -> None:
    file.write_text(GOOD + "# well played\n", "utf-8")
    assert "# well played" in pyrite("replay", file).out
