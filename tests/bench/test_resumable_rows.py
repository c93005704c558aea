"""Long measurements tell how far they are, stop when asked to, and go on from a file."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from bench.resumable_rows import counted, measured
from pyrite.arena.errors import ArenaError


def test_counted__says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(counted(0, 3, "gold")) == [0, 1, 2]
    assert "gold: 3 of 3" in capsys.readouterr().err


def test_counted__after_ctrl_c_the_game_that_runs_is_the_last() -> None:
    done = []
    for number in counted(0, 10, "gold"):
        done.append(number)
        if number == 1:
            signal.raise_signal(signal.SIGINT)
    assert done == [0, 1]


def test_file__goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "rows.json"
    assert measured(2, "squares", lambda one: one**2, file) == [0, 1]
    with file.open("a") as cut_off:
        cut_off.write('{"half a')
    assert measured(4, "squares", lambda one: -one, file) == [0, 1, -2, -3]
    assert measured(2, "squares", lambda one: one, file) == [0, 1, -2, -3]


def test_file__of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "rows.json"
    measured(1, "squares", lambda one: one, file)
    with pytest.raises(ArenaError) as other:
        measured(1, "cubes", lambda one: one, file)
    assert other.value.key == "other-measurement"
    file.write_text("a letter\n")
    with pytest.raises(ArenaError) as none:
        measured(1, "squares", lambda one: one, file)
    assert none.value.key == "no-measurement"
