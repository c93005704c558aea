"""`pyrite games`."""

from __future__ import annotations

import json

from tests.cli.conftest import Pyrite


def test_games__table(pyrite: Pyrite) -> None:
    ran = pyrite("games")
    assert ran.code == 0
    assert "Reiner Knizia" in ran.out
    assert "layout=scatter|grid" in ran.out


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
