"""The entry: languages, help, errors in one line, exit codes."""

from __future__ import annotations

import os
import subprocess
import sys

import click
import pytest

from pyrite import __version__
from pyrite.cli.commands import COMMANDS
from pyrite.cli.root import Root
from pyrite.engine.errors import UnknownGame
from tests.cli.conftest import Pyrite, one_error


def test_version__is_said(pyrite: Pyrite) -> None:
    assert pyrite("--version").out == f"pyrite {__version__}\n"


def test_nothing__shows_help(pyrite: Pyrite) -> None:
    ran = pyrite()
    assert ran.code == 0
    assert all(name in ran.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize(("lang", "word"), [("en", "Usage:"), ("ja", "使い方")])
def test_help__of_every_command(pyrite: Pyrite, name: str, lang: str, word: str) -> None:
    before, after = pyrite("--lang", lang, name, "--help"), pyrite(name, "--help", "--lang", lang)
    assert before.code == after.code == 0
    assert before.out == after.out
    assert before.out.startswith(word)
    assert pyrite(name, "-h", "--lang", lang).out == after.out


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["play", "--nonsense"],
        ["rules"],
        ["rules", "gold", "gold"],
        ["rules", "nonsense"],
        ["games", "--lang", "xx"],
        ["--lang", "en", "games", "--lang"],
        ["simulate", "gold", "--games", "0"],
        ["simulate", "gold", "--games", "many"],
        ["simulate", "gold", "--backend", "fast"],
        ["simulate", "gold", "--option", "layout"],
        ["simulate", "gold", "--option", "layout=round"],
        ["simulate", "gold", "--seats", "9"],
        ["simulate", "gold", "--audit"],
        ["simulate", "gold", "--players", "nobody"],
        ["simulate", "gold", "--seats", "3", "--players", "easy,easy"],
        ["play", "gold", "--pause", "soon"],
        ["play", "gold", "--against", "nobody"],
        ["play", "gold", "--against", "search:0"],
        ["play", "gold", "--hints", "maybe"],
        ["play", "gold", "--people", "7"],
        ["play", "gold", "--option", "seats=3"],
        ["arena"],
        ["arena", "gold", "--players", "easy,nobody"],
        ["arena", "gold", "--players", "easy,"],
        ["arena", "gold", "--seats", "9"],
        ["arena", "gold", "--on", "paper"],
        ["arena", "gold", "--workers", "0"],
        ["arena", "gold", "--games", "0"],
        ["balance"],
        ["balance", "gold", "--player", "nobody"],
        ["balance", "gold", "--games", "1"],
        ["completion", "tea"],
        ["perft", "gold", "--depth", "-1"],
        ["replay", "no-such-file"],
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_wrong_use__one_line_and_exit_code_2(pyrite: Pyrite, words: list[str], lang: str) -> None:
    ran = pyrite("--lang", lang, *words)
    assert ran.code == 2
    assert ran.out == ""
    (line,) = ran.err.splitlines()
    assert line.startswith(
        "error: " if lang == "en" or "xx" in words or "en" in words else "エラー："
    )


def test_usage_error__says_where_help_is(pyrite: Pyrite) -> None:
    assert "pyrite play --help" in one_error(pyrite("play", "--nonsense"))


@pytest.mark.parametrize(
    ("fault", "code"),
    [(KeyboardInterrupt(), 130), (click.Abort(), 130), (OSError("full"), 2)],
)
def test_fault__has_its_exit_code(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, fault: BaseException, code: int
) -> None:
    def fail(self: Root, *args: object, **words: object) -> None:
        raise fault

    monkeypatch.setattr(Root, "main", fail)
    ran = pyrite("games")
    assert ran.code == code
    assert len(ran.err.strip().splitlines()) == 1


def test_error__is_one_line_whatever_it_quotes(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Root, *args: object, **words: object) -> None:
        raise UnknownGame("unknown-game", game="a\nb", games="gold")

    monkeypatch.setattr(Root, "main", fail)
    assert "a b" in one_error(pyrite("games"))


def test_broken_pipe__is_quiet() -> None:
    command = [sys.executable, "-m", "pyrite", "playthrough", "gold"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        assert child.stderr
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == ""


def test_old_terminal__gets_what_it_can_show() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "ja"}
    command = [sys.executable, "-m", "pyrite", "games"]
    assert subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode == 0


@pytest.mark.parametrize(
    ("word", "heavy"),
    [
        ("games", ["numpy", "prompt_toolkit", "multiprocessing", "pyrite.arena"]),
        ("--help", ["rich.table", "pyrite.cli.shell.options.parameters", "pyrite.engine.play"]),
    ],
)
def test_quick_command__imports_nothing_heavy(word: str, heavy: list[str]) -> None:
    code = (
        f"import sys; from pyrite.cli.main import run; run([{word!r}]); "
        f"sys.exit(bool({set(heavy)} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL).returncode == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "gold", "--seed"], "--seed needs a value: --seed TEXT. For help: pyrite play"),
        (["play", "--hints"], "--hints on|off"),
        (["play", "--plain=1"], "--plain takes no value"),
        (["arena", "--resume", "README.md"], "holds no tournament"),
        (["simulate", "gold", "--games", "1", "--records", "README.md/x"], "name a folder"),
        (["play", "gold", "--bots", "search:99999999999"], "N from 1 to 9,999,999"),
        (["play", "gold", "--people", "0=Ada,0=Bob"], "Seat 0 is named twice"),
        (["play", "gold", "--people", "0=Ada,1=ADA"], "called “ADA”"),
        (["play", "gold", "--bots", "easy,easy,easy"], "only 2 seats are free"),
    ],
)
def test_refusal__names_what_fits(pyrite: Pyrite, words: list[str], said: str) -> None:
    assert said in one_error(pyrite(*words))
