"""`pyrite bench`: the tables, from made-up figures; the real ones are measured once, slowly."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from pyrite.cli.reports.bench_text import (
    PER_GAME,
    PER_PLAYER,
    PER_SEARCH,
    PER_SEATS,
    PER_VECTOR,
)
from pyrite.core.game import Game
from tests.cli.conftest import Pyrite, one_error


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


@pytest.fixture
def made_up_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import peer_matches, peer_speed
    from bench.peer_matches import Duel, Limit, Match, Played
    from bench.peer_speed import Pace, Trial

    def pace(trial: Trial, seconds: float) -> Pace:
        rate = None if trial.library == "rlcard" else 1234567.0
        return Pace(trial.library, trial.game, trial.seats, trial.way, rate)

    def duel(
        match: Match,
        limit: Limit,
        games: int,
        note: Callable[[Played], None],
        before: Sequence[Played],
        within: float,
    ) -> Duel:
        if match.game == "gold":
            raise ImportError
        games = 4 if within else games
        for number in range(len(before), games):
            note(Played(number, (1.0, 0.0), (1, 1), (1.0, 1.0)))
        found = Duel(match.game, match.seats, limit, games, 0.75, 0.6, 0.9, 0.25, 54321.0, 39.5)
        return replace(found, is_guided=match.is_guided)

    monkeypatch.setattr(peer_speed, "pace", pace)
    monkeypatch.setattr(peer_matches, "duel", duel)


@pytest.mark.usefixtures("made_up_peers")
@pytest.mark.parametrize(("lang", "missing"), [("en", "not installed"), ("ja", "入っていません")])
def test_bench__peers(pyrite: Pyrite, lang: str, missing: str) -> None:
    ran = pyrite("bench", "gold", "fool", "--peers", "--games", "6", "--lang", lang)
    assert ran.code == 0
    assert ran.out.count("1,234,567") == 2 * 3 + 4 + 3 + 2
    assert ran.out.count(f"{missing}\n") + ran.out.count(f"{missing} ") == 2 + 3
    assert ran.out.count("60% … 90%") == 3
    assert ran.out.count("54,321") == 3
    assert "…" not in ran.out.replace("60% … 90%", "")
    rows = [line for line in ran.out.splitlines() if "60% … 90%" in line]
    assert len({cell_len(line.partition("60%")[0]) for line in rows}) == 1
    assert "ISMCTS" in ran.out


@pytest.mark.usefixtures("made_up_peers")
def test_bench__peers_json(pyrite: Pyrite) -> None:
    data: dict[str, Any] = json.loads(pyrite("bench", "fool", "--peers", "--json").out)
    assert set(data) == {"machine", "libraries", "paces", "duels"}
    assert {pace["rate"] for pace in data["paces"] if pace["library"] == "rlcard"} == {None}
    assert [duel["limit"]["iterations"] > 0 for duel in data["duels"]] == [True, False, False]
    assert [duel["limit"]["times"] for duel in data["duels"]] == [1, 1, 10]
    assert {duel["games"] for duel in data["duels"]} == {2}


@pytest.mark.usefixtures("made_up_peers")
def test_bench__peers_as_sure_as_asked_for_and_guided(pyrite: Pyrite) -> None:
    asked = ("--peers", "--games", "400", "--within", "5", "--guided", "--json")
    data: dict[str, Any] = json.loads(pyrite("bench", "fool", *asked).out)
    assert {duel["games"] for duel in data["duels"]} == {4}
    assert {duel["is_guided"] for duel in data["duels"]} == {True}


@pytest.mark.usefixtures("made_up_peers")
def test_bench__peers_games_are_a_count(pyrite: Pyrite) -> None:
    assert pyrite("bench", "fool", "--peers", "--games", "0").code == 2


@pytest.mark.usefixtures("made_up_peers")
def test_bench__peers_go_on_with_what_is_kept(
    pyrite: Pyrite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bench import peer_speed

    file = tmp_path / "peers"
    first = pyrite("bench", "fool", "--peers", "--games", "2", "--save", str(file))
    kept = file.read_text()
    assert kept.count('"duel"') == 3 * 2

    def never(*what: object) -> None:
        raise AssertionError(what)

    monkeypatch.setattr(peer_speed, "pace", never)
    file.write_text(kept + '{"pace": ["cut o')
    again = pyrite("bench", "fool", "--peers", "--games", "2", "--save", str(file))
    assert (again.code, again.out) == (0, first.out)
    assert file.read_text() == kept


@pytest.mark.usefixtures("made_up_peers")
@pytest.mark.parametrize("text", ["nonsense\n", "[]\n", '{"other": 1}\n'])
def test_bench__peers_refuse_another_file(pyrite: Pyrite, tmp_path: Path, text: str) -> None:
    (tmp_path / "other").write_text(text)
    ran = pyrite("bench", "fool", "--peers", "--save", str(tmp_path / "other"))
    assert "holds no figures" in one_error(ran)


def test_bench__save_goes_with_peers(pyrite: Pyrite, tmp_path: Path) -> None:
    assert "--peers" in one_error(pyrite("bench", "fool", "--save", str(tmp_path / "x")))
