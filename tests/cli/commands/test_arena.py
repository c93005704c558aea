"""`pyrite arena`: the table, the files beside it, going on after Ctrl-C, wrong input."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from pyrite.arena.tournament import run as module
from pyrite.arena.tournament.deal import GameResult, Tournament, play_block
from tests.cli.conftest import Pyrite, one_error

CUP = ("arena", "gold", "--players", "uniform,greedy,easy", "--games", "6", "--seed", "cup")
HERE = ("--workers", "1")


def table(pyrite: Pyrite, *words: str | Path) -> dict[str, Any]:
    """What the command says to programs."""
    ran = pyrite(*words, "--json")
    assert ran.code == 0, ran.err
    data: dict[str, Any] = json.loads(ran.out)
    return data


def interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C during the second deal."""

    def play(cup: Tournament, block: int, backend: str) -> list[GameResult]:
        if block == 1:
            raise KeyboardInterrupt
        return play_block(cup, block, backend)

    monkeypatch.setattr(module, "play_block", play)


@pytest.mark.parametrize(("lang", "title"), [("en", "rating"), ("ja", "レーティング")])
def test_arena__table(pyrite: Pyrite, lang: str, title: str) -> None:
    ran = pyrite(*CUP, *HERE, "--lang", lang)
    assert ran.code == 0
    assert title in ran.out
    assert "33.3%" in ran.out
    assert all(name in ran.out for name in ("uniform", "greedy", "easy"))


def test_arena__json(pyrite: Pyrite) -> None:
    data = table(pyrite, *CUP, *HERE)
    assert (data["seats"], data["games"], data["deals"]) == (3, 6, 2)
    shares = [one["win_share"]["mean"] for one in data["players"]]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


def test_arena__seats_players_and_options(pyrite: Pyrite) -> None:
    words = ("--seats", "2", "--option", "memory_aid=on", "--games", "3")
    data = table(pyrite, *CUP, *words, *HERE)
    assert (data["seats"], data["games"], data["options"]) == (2, 4, {"memory_aid": "on"})


def test_arena__files(pyrite: Pyrite, tmp_path: Path) -> None:
    lines, plot, save = (tmp_path / name for name in ("cup.csv", "cup.svg", "cup.arena"))
    ran = pyrite(*CUP, *HERE, "--csv", lines, "--plot", plot, "--save", save)
    assert ran.code == 0
    rows = list(csv.DictReader(lines.read_text("utf-8").splitlines()))
    assert len(rows) == 6 * 3
    assert {row["player"] for row in rows} == {"uniform", "greedy", "easy"}
    assert plot.read_text("utf-8").startswith("<svg")
    assert len(save.read_text("utf-8").splitlines()) == 3


def test_arena__leaves_nothing_behind(pyrite: Pyrite, tmp_path: Path) -> None:
    pyrite(*CUP, *HERE)
    assert not [file for file in tmp_path.rglob("*") if file.is_file()]


def test_interrupted__shows_what_it_has_and_goes_on(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = table(pyrite, *CUP, *HERE)
    with monkeypatch.context() as patch:
        interrupt(patch)
        ran = pyrite(*CUP, *HERE)
    assert ran.code == 130
    assert "3 of 6 games" in ran.out
    (ledger,) = tmp_path.rglob("*.arena")
    assert f"pyrite arena --resume {ledger}" in ran.err
    assert table(pyrite, *CUP, *HERE, "--games", "3")["games"] == 3  # is in nobody's way
    assert list(tmp_path.rglob("*.arena")) == [ledger]
    assert table(pyrite, "arena", "--resume", ledger, *HERE) == whole
    assert table(pyrite, *CUP, "--resume", ledger, *HERE) == whole


def test_resume__refuses_another_tournament(pyrite: Pyrite, tmp_path: Path) -> None:
    save = tmp_path / "cup.arena"
    pyrite(*CUP, *HERE, "--save", save)
    for words in (["--seed", "other"], ["--seats", "2"], ["--players", "easy"], ["--games", "9"]):
        ran = pyrite("arena", "--resume", save, *words)
        assert "another tournament" in one_error(ran)
    assert "exists already" in one_error(pyrite(*CUP, "--save", save))
    assert "choose one" in one_error(pyrite("arena", "--resume", save, "--save", tmp_path / "new"))
    assert "no file" in one_error(pyrite("arena", "--resume", tmp_path / "none"))


@pytest.mark.parametrize(
    ("lang", "alone", "two"),
    [
        (
            "en",
            "1 deal at 1 seat. Inter",
            "1 deal at 2 seats; a fair share is 50.0%. Inter",
        ),
        ("ja", "1 席で 1 配り。区間は", "2 席で 1 配り。均等なら 50.0%。区間は"),
    ],
)
def test_arena__one_seat_and_one_deal_are_told_so(
    pyrite: Pyrite, lang: str, alone: str, two: str
) -> None:
    for seats, told in ((1, alone), (2, two)):
        words = ("--players", "easy", "--seats", str(seats), "--games", "1", "--lang", lang)
        assert told in pyrite("arena", "end-of-the-trail", *words).out


def test_arena__without_extras_is_one_line(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("pyrite.arena.pictures.can_draw", lambda: False)
    assert "matplotlib" in one_error(pyrite(*CUP, "--plot", tmp_path / "cup.svg"))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "Ray" in one_error(pyrite(*CUP, "--on", "ray"))


def test_arena__plot_must_be_svg(pyrite: Pyrite, tmp_path: Path) -> None:
    assert ".svg" in one_error(pyrite(*CUP, "--plot", tmp_path / "cup.png"))


def test_arena__compiles_once_before_anybody_searches(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyrite.cli.commands import arena
    from pyrite.cli.reports import compiling
    from pyrite.engine.compilation.entries import FirstCall

    made: list[str] = []
    needed = FirstCall(lambda game: bool(made), lambda game: made.append(game.id))
    monkeypatch.setattr(compiling, "SEARCH", needed)
    monkeypatch.setattr(compiling, "ready_backend", lambda *asked: "native")
    monkeypatch.setattr(arena, "run_tournament", lambda *words, **more: [])
    assert "Compiling" in pyrite(*CUP, "--players", "easy,search:9").err
    assert "Compiling" not in pyrite(*CUP, "--players", "easy,search:9").err
    pyrite(*CUP)
    assert made == ["gold"]


@pytest.mark.slow
def test_killed__then_resumed_gives_the_same(pyrite: Pyrite, tmp_path: Path) -> None:
    words = (*CUP, "--games", "300", "--workers", "2")
    save = tmp_path / "cup.arena"
    child = subprocess.Popen(
        [sys.executable, "-m", "pyrite", *words, "--save", str(save)],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not save.exists() or save.read_text("utf-8").count("\n") < 5:
        time.sleep(0.05)
        assert child.poll() is None
    os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    assert save.read_text("utf-8").count("\n") < 100
    assert table(pyrite, "arena", "--resume", save, "--workers", "2") == table(pyrite, *words)


@pytest.mark.parametrize(("lang", "title"), [("en", "without luck"), ("ja", "運を除いた勝率")])
def test_arena__adjusted(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, lang: str, title: str
) -> None:
    """Plain shares are the same as without it; the adjusted ones stand beside them."""
    from pyrite.cli.commands import arena

    monkeypatch.setattr(arena, "ROLLOUTS", 1)
    monkeypatch.setattr(arena, "rollout_backend", lambda words, game, needs: "python")
    ran = pyrite(*CUP, *HERE, "--adjusted", "--lang", lang)
    assert ran.code == 0, ran.err
    assert title in ran.out
    plain, adjusted = table(pyrite, *CUP, *HERE), table(pyrite, *CUP, *HERE, "--adjusted")
    for one, other in zip(plain["players"], adjusted["players"], strict=True):
        assert (one["name"], one["win_share"]) == (other["name"], other["win_share"])
        assert one["adjusted"] is None
        assert set(other["adjusted"]) == {"share", "worth"}
