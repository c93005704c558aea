"""`pyrite games`."""

from __future__ import annotations

import json
import sys

import pytest
from rich.text import Text

from tests.cli.conftest import Pyrite


def test_games__table(pyrite: Pyrite) -> None:
    ran = pyrite("games")
    assert ran.code == 0
    assert "Reiner Knizia" in ran.out
    assert "layout=scatter|grid" in ran.out


def test_games__whole_values_at_eighty_columns(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    shown = Text.from_ansi(pyrite("games").out).plain
    assert "start=random|0|1|2|3|4|5|6|7" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_games__japanese(pyrite: Pyrite) -> None:
    assert "ゴールド" in pyrite("games", "--lang", "ja").out


def test_games__json(pyrite: Pyrite) -> None:
    games = {game["id"]: game for game in json.loads(pyrite("games", "--json").out)}
    assert games["gold"]["seats"] == [2, 3, 4, 5]
    assert games["gold"]["options"][0] == {
        "name": "games",
        "values": ["1", "match"],
        "only_seats": [],
    }
