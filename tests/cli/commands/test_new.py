"""`pyrite new` and `pyrite debts`: from nothing to a game that plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pyrite.cli.commands.new import skeleton
from pyrite.cli.main import run
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
    for name, text in skeleton("dust", (2, 3)):
        assert "Change" in "\n".join(text.splitlines()[:4]), name


def test_new__signs_the_contract_and_passes_its_own_tests(made: dict[str, str]) -> None:
    quick = ("-q", "-m", "not slow", "-p", "no:cacheprovider")
    assert "passed" in said(made, "pytest", *quick, "tests/contract", "-k", "pay-dust")
    assert "2 passed" in said(made, "pytest", *quick, f"{made['DUST']}/tests")
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


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Dust"], "is no id"),
        (["gold"], "already"),
        (["dust", "--seats", "6-3"], "must be"),
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
        "pyrite play pay-dust",
        "pyrite open pay-dust",
        "pyrite debts pay-dust",
    ]
