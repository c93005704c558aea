"""Compiled games beside what Numba was: a line for each form."""

from __future__ import annotations

import pytest

from bench import compiled
from pyrite.core.backends.backend import NATIVE
from pyrite.engine.registry import find_game
from pyrite.games.gold import GAME


def test_compiled__says_what_each_form_reaches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "figures", lambda game, form, repeat: [repeat, 2.0, 0.3, 70])
    compiled.main(["gold", "--repeat", "1"])
    head, numba, library, wasm = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in (head, numba, library, wasm)] == [
        "form",
        "Numba",
        "library",
        "wasm",
    ]
    assert library.split()[2:] == ["1.0", "2.0", "0.3", "70.0"]


def test_figures__of_the_library_fill_every_column(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GAMES", "DECISIONS", "ROWS", "STEPS"):
        monkeypatch.setattr(compiled, name, 1)
    found = [
        compiled.median(run, 1)
        for run in (
            compiled.decisions(GAME, NATIVE),
            compiled.steps(GAME),
            compiled.samples(GAME),
        )
    ]
    assert all(one > 0 for one in found)


def test_numba__is_kept_for_games_that_there_are() -> None:
    assert all(find_game(id).id == id for id in compiled.NUMBA)
    assert {len(row) for row in compiled.NUMBA.values()} == {len(compiled.COLUMNS)}
