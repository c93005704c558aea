"""`python -m bench peers`: the tables, from made-up figures."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from bench.__main__ import main
from bench.peers import matches, speed
from bench.peers.matches import Duel, Limit, Match, Played
from bench.peers.speed import Pace, Trial
from tests.bench.conftest import Printed


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
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
        found = Duel(match.game, 4, limit, games, 0.75, 0.6, 0.9, 0.25, 54321.0, 39.5)
        return replace(found, is_guided=match.is_guided)

    monkeypatch.setattr(speed, "pace", pace)
    monkeypatch.setattr(matches, "duel", duel)


def test_peers__row_by_row(printed: Printed) -> None:
    out = printed("peers", "gold", "fool", "--games", "6")
    assert out.count("1,234,567") == 2 * 3 + 4 + 3 + 2
    assert out.count("not installed\n") + out.count("not installed ") == 2 + 3
    assert out.count("60% … 90%") == 3
    assert out.count("54,321") == 3
    assert "…" not in out.replace("60% … 90%", "")
    rows = [line for line in out.splitlines() if "60% … 90%" in line]
    assert len({cell_len(line.partition("60%")[0]) for line in rows}) == 1
    assert "ISMCTS" in out


def test_peers__json(printed: Printed) -> None:
    data: dict[str, Any] = json.loads(printed("peers", "fool", "--json"))
    assert set(data) == {"machine", "libraries", "paces", "duels"}
    assert {pace["rate"] for pace in data["paces"] if pace["library"] == "rlcard"} == {None}
    assert [duel["limit"]["iterations"] > 0 for duel in data["duels"]] == [True, False, False]
    assert [duel["limit"]["times"] for duel in data["duels"]] == [1, 1, 10]
    assert {duel["games"] for duel in data["duels"]} == {2}


def test_peers__as_sure_as_asked_for_and_guided(printed: Printed) -> None:
    asked = ("--games", "400", "--within", "5", "--guided", "--json")
    data: dict[str, Any] = json.loads(printed("peers", "fool", *asked))
    assert {duel["games"] for duel in data["duels"]} == {4}
    assert {duel["is_guided"] for duel in data["duels"]} == {True}


@pytest.mark.parametrize("words", ["fool --games 0", "fool --seconds no", "fool --within -1"])
def test_peers__numbers_are_checked(words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["peers", *words.split()])
    assert ended.value.code == 2


def test_peers__go_on_with_what_is_kept(
    printed: Printed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "peers"
    asked = ("peers", "fool", "--games", "2", "--save", str(file))
    first, kept = printed(*asked), file.read_text()
    assert kept.count('"duel"') == 3 * 2

    def never(*what: object) -> None:
        raise AssertionError(what)

    monkeypatch.setattr(speed, "pace", never)
    file.write_text(kept + '{"pace": ["cut o')
    assert printed(*asked) == first
    assert file.read_text() == kept


@pytest.mark.parametrize("text", ["nonsense\n", "[]\n", '{"other": 1}\n'])
def test_peers__refuse_another_file(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").write_text(text)
    with pytest.raises(SystemExit) as ended:
        main(["peers", "fool", "--save", str(tmp_path / "other")])
    assert ended.value.code == 2
    assert "choose another file" in capsys.readouterr().err
    assert (tmp_path / "other").read_text() == text
