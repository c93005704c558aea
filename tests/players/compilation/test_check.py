"""What players have compiled stays in the dialect, too."""

from __future__ import annotations

import pytest

from pyrite.core.schema import Ints
from pyrite.engine.registry import all_games
from pyrite.games.gold.state import State
from pyrite.players.compilation import check


def careless(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """An instinct with a division that rules do not know."""
    for i in range(n):
        weights[i] = int(s.face[moves[i]] / 2)


def test_instincts_and_search__stay_in_the_dialect() -> None:
    assert check.complaints(all_games()) == []


def test_main__is_content(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main() == 0
    assert capsys.readouterr().out == ""


def test_a_careless_instinct__is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "instinct_of", lambda game: careless)
    assert check.main() == 1
    assert "test_check.py:" in capsys.readouterr().out
