"""`pyrite bench`: the tables, from made-up figures; the real ones are measured once, slowly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.cli.reports.bench_text import (
    PER_GAME,
    PER_PLAYER,
    PER_SEARCH,
    PER_SEATS,
    PER_VECTOR,
)
from pyrite.core.game import Game
from tests.cli.conftest import Pyrite


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from pyrite.engine import bench
    from pyrite.engine.bench import Figure
    from pyrite.envs import bench as envs
    from pyrite.players import bench as players

    def searches(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
        yield from (Figure(name, 7654321.0) for name in PER_SEARCH)
        yield from (Figure(name, 0.456) for name in PER_PLAYER)

    def vectors(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
        yield from (Figure(name, 2345678.0) for name in PER_VECTOR)

    def rates(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
        yield from (Figure(name, 1234567.0) for name in PER_SEATS)

    def states(game: Game, seconds: float) -> Iterator[Figure]:
        yield from (Figure(name, 8.0) for name in PER_GAME[:3])

    def starts(game: Game, *, cold: bool) -> Iterator[Figure]:
        yield from (Figure(name, 2.5) for name in PER_GAME[3 if cold else 4 :])

    monkeypatch.setattr(bench, "figures_of", rates)
    monkeypatch.setattr(players, "figures_of", searches)
    monkeypatch.setattr(envs, "figures_of", vectors)
    monkeypatch.setattr(bench, "state_figures", states)
    monkeypatch.setattr(bench, "start_figures", starts)
    monkeypatch.setattr(bench, "command_start", lambda: Figure("command", 0.25))


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_bench__tables(pyrite: Pyrite, lang: str) -> None:
    ran = pyrite("bench", "gold", "--lang", lang)
    assert ran.code == 0
    assert ran.out.count("1,234,567") == 4 * 4
    assert ran.out.count("7,654,321") == 4 * 2
    assert ran.out.count("7.7 MB") == 4
    assert ran.out.count("0.46 ms") == 4 * 6
    assert ran.out.count("2,345,678") == 4
    assert "2.5 s" in ran.out
    assert "Play.legal" in ran.out


@pytest.mark.usefixtures("made_up")
def test_bench__json(pyrite: Pyrite) -> None:
    data: dict[str, Any] = json.loads(pyrite("bench", "gold", "--json", "--skip-cold").out)
    assert set(data["games"]["gold"]["seats"]) == {"2", "3", "4", "5"}
    assert set(data["games"]["gold"]["seats"]["2"]) == {
        *PER_SEATS,
        *PER_SEARCH,
        *PER_PLAYER,
        *PER_VECTOR,
    }
    assert "cold" not in data["games"]["gold"]["once"]
    assert data["machine"]["cores"] >= 1
