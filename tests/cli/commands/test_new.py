"""`pyrite new` and `pyrite debts`: from nothing to a game that plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pyrite import games
from pyrite.cli.commands import new
from pyrite.cli.main import run
from pyrite.cli.skeleton import NewGame
from tests.examples.site import environment, install
from tests.sources import ROOT


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A new game, installed: the environment of programs that find it."""
    folder = tmp_path_factory.mktemp("new")
    assert run(["new", "pay-dust", "--seats", "3-5", "--package", str(folder / "dust")]) == 0
    install(folder / "dust", folder / "site")
    return {**environment(folder / "site", folder), "DUST": str(folder / "dust")}


def said(made: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What a program with the new game says; it must end well."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env=made,
        cwd=ROOT,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_new__every_file_says_what_to_change() -> None:
    for name, text in NewGame("dust", (2, 3)).distribution():
        assert "Change" in "\n".join(text.splitlines()[:4]), name


def test_new__signs_the_contract_and_passes_its_own_tests(made: dict[str, str]) -> None:
    quick = ("-q", "-m", "not slow", "-p", "no:cacheprovider")
    assert "passed" in said(made, "pytest", *quick, "tests/contract", "-k", "pay-dust")
    assert "4 passed" in said(made, "pytest", *quick, f"{made['DUST']}/tests")
    said(made, "pyrite.players.compilation.check")


def test_new__plays_to_the_end_against_bots(made: dict[str, str]) -> None:
    options = ("--seats", "4", "--against", "normal", "--seed", "d", "--lang", "en")
    told = said(made, "pyrite", "play", "pay-dust", *options, typed="hint\n\n" + "take\n" * 12)
    assert "no coin left" in told.splitlines()[-2]


def test_debts__are_told_by_tier_and_file(made: dict[str, str]) -> None:
    told = said(made, "pyrite", "debts", "pay-dust", "--lang", "en").splitlines()
    assert told[0] == "Rules: an evening"
    assert {"  skill/heuristic.py", "  words/ja.ftl", "  faces/page/index.ts"} <= set(told)
    assert "  words/en.ftl: reason-no-coin-left" in told


def test_debts__of_our_own_games_are_few(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["debts", "gold", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_here__writes_among_our_games_and_touches_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "gold.md").write_text("- **PD1.1** Taken already.\n", "utf-8")
    (tmp_path / "tests" / "games").mkdir(parents=True)
    monkeypatch.setattr(new, "checkout", lambda: tmp_path)
    assert run(["new", "pay-dust", "--here", "--lang", "en"]) == 0
    assert "python -m pytest tests/games/pay_dust" in capsys.readouterr().out
    written = {file for file in tmp_path.rglob("*") if file.is_file()} - {rules / "gold.md"}
    ours = tmp_path / "src/pyrite/games/pay_dust", tmp_path / "tests/games/pay_dust"
    assert all(any(file.is_relative_to(one) for one in ours) for file in written)
    game = (ours[0] / "rules.py").read_text("utf-8")
    assert "from pyrite.core.schema import Ints\nfrom pyrite.games.pay_dust.box import" in game
    assert "PA3.1" in game
    assert run(["new", "pay-dust", "--here", "--lang", "en"]) == 2


def test_here__needs_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not where Pyrite was installed from a wheel."""
    monkeypatch.setattr(games, "__path__", [str(tmp_path / "a" / "b" / "c")])
    assert run(["new", "pay-dust", "--here", "--lang", "en"]) == 2
    assert "is no checkout of Pyrite" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("id", "taken", "letters"),
    [
        ("pay-dust", "", "PD"),
        ("gust", "G", "GU"),
        ("g", "G", "GG"),
        ("dust-2", "", "DU"),
    ],
)
def test_letters__of_clauses_are_nobody_elses(id: str, taken: str, letters: str) -> None:
    assert NewGame(id, (2,), frozenset(taken)).letters == letters


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Dust"], "is no id"),
        (["gold"], "already"),
        (["dust", "--seats", "6-3"], "must be"),
        (["random"], "Python has one"),
        (["class"], "Python has one"),
        (["dust", "--here"], "do not go together"),
    ],
)
def test_new__refuses(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["new", *arguments, "--package", str(tmp_path / "x"), "--lang", "en"]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_first_hour__is_what_these_tests_do() -> None:
    """The commands of the guide, line by line; each of them is run above, or in `test_page`."""
    guide = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
    hour = guide.split("## The first hour")[1].split("```")[1].splitlines()[1:]
    assert hour == [
        "pyrite new pay-dust --seats 3-5 --package pay-dust",
        "pip install -e pay-dust",
        "python -m pytest pay-dust/tests",
        "pyrite play pay-dust",
        "pyrite open pay-dust",
        "pyrite debts pay-dust",
    ]
