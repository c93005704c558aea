"""`pyrite simulate`: the same series gives the same games every way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from tests.cli.conftest import Pyrite, one_error

SERIES = ("simulate", "gold", "--seats", "3", "--seed", "sim", "--games", "12")
TIMES = ("seconds", "games_per_second", "decisions_per_second")


def counted(pyrite: Pyrite, *words: str | Path) -> dict[str, Any]:
    """What was counted, without times."""
    ran = pyrite(*SERIES, *words, "--json")
    assert ran.code == 0, ran.err
    data: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in data.items() if key not in TIMES}


def test_simulate__counts(pyrite: Pyrite) -> None:
    data = counted(pyrite, "--backend", "python")
    assert data["games"] == 12
    assert sum(side["win_share"] for side in data["sides"]) == pytest.approx(1)
    assert data["reasons"] == {"no card left": 12}
    assert len(data["seed"]) == 64


def test_simulate__table(pyrite: Pyrite) -> None:
    ran = pyrite(*SERIES, "--backend", "python", "--lang", "ja")
    assert "勝率" in ran.out
    assert "場のカードがなくなりました: 100.0%" in ran.out


def test_simulate__records_are_the_same_games(pyrite: Pyrite, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert counted(pyrite, "--records", folder) == counted(pyrite, "--backend", "python")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"gold-{i:06}.txt" for i in range(12)]
    verdict = verify(parse_record(files[11].read_text("utf-8")))
    assert verdict.is_finished
    assert not verdict.is_audit


def test_simulate__audit(pyrite: Pyrite, tmp_path: Path) -> None:
    counted(pyrite, "--records", tmp_path, "--audit")
    assert verify(parse_record((tmp_path / "gold-000000.txt").read_text("utf-8"))).is_audit


def test_simulate__never_overwrites(pyrite: Pyrite, tmp_path: Path) -> None:
    (tmp_path / "gold-000011.txt").write_text("mine", "utf-8")
    assert "exists already" in one_error(pyrite(*SERIES, "--records", tmp_path))
    assert len(list(tmp_path.iterdir())) == 1
    file = tmp_path / "gold-000011.txt"
    assert "not a folder" in one_error(pyrite(*SERIES, "--records", file))


def test_simulate__without_a_compiler(pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert counted(pyrite) == counted(pyrite, "--backend", "python")
    assert "no C compiler" in one_error(pyrite(*SERIES, "--backend", "native"))


@pytest.mark.slow
def test_simulate__every_way_the_same(pyrite: Pyrite, tmp_path: Path) -> None:
    plain = counted(pyrite, "--backend", "python")
    assert counted(pyrite, "--backend", "native", "--threads", "2") == plain
    assert counted(pyrite, "--backend", "auto") == plain
    assert counted(pyrite, "--games", "24", "--records", tmp_path, "--threads", "2") == counted(
        pyrite, "--games", "24", "--backend", "python"
    )


def test_players__by_seat(pyrite: Pyrite, tmp_path: Path) -> None:
    data = counted(pyrite, "--players", "greedy,uniform,easy", "--records", tmp_path)
    assert data["players"] == ["greedy", "uniform", "easy"]
    assert data["sides"][0]["win_share"] > data["sides"][1]["win_share"]
    record = parse_record((tmp_path / "gold-000000.txt").read_text("utf-8"))
    assert record.players == {0: "bot greedy", 1: "bot uniform", 2: "bot easy"}
    assert verify(record).is_finished
    assert counted(pyrite, "--players", "greedy,uniform,easy") == data


def test_players__one_for_all(pyrite: Pyrite) -> None:
    assert counted(pyrite, "--players", "easy")["players"] == ["easy"] * 3
    assert counted(pyrite, "--players", "uniform") == counted(pyrite)


def test_players__say_how_many_seats(pyrite: Pyrite) -> None:
    words = ("simulate", "gold", "--games", "2", "--players", "easy,uniform")
    assert json.loads(pyrite(*words, "--json").out)["seats"] == 2
    assert "3 seats but 2 players" in one_error(pyrite(*words, "--seats", "3"))


@pytest.mark.parametrize(("lang", "title"), [("en", "player"), ("ja", "プレイヤー")])
def test_players__are_named_in_the_table(pyrite: Pyrite, lang: str, title: str) -> None:
    ran = pyrite(*SERIES, "--players", "greedy,uniform,easy", "--lang", lang)
    assert title in ran.out
    assert "greedy" in ran.out


def test_players__search_plainly_if_asked_to(pyrite: Pyrite) -> None:
    words = ("--games", "1", "--seats", "2", "--players", "search:2,uniform", "--backend", "python")
    assert counted(pyrite, *words, "--threads", "1")["games"] == 1


@pytest.mark.slow
def test_players__search_the_same_either_way(pyrite: Pyrite) -> None:
    words = ("--games", "2", "--seats", "2", "--players", "search:4,uniform")
    assert counted(pyrite, *words, "--backend", "python") == counted(pyrite, *words)
