"""A real terminal: the first question, cards that stay in sight, handing over, leaving."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest

from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify

Start = Callable[..., "pexpect.spawn[str]"]
PATIENCE = 20
EASY = ("--against", "easy")  # nothing is compiled for these


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start `pyrite` in a terminal of 80 columns and 24 lines."""
    children: list[pexpect.spawn[str]] = []

    def begin(*words: str, lines: int = 24) -> pexpect.spawn[str]:
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        environment["XDG_DATA_HOME"] = str(tmp_path)
        environment["PROMPT_TOOLKIT_NO_CPR"] = "1"  # nobody here answers such a request
        child = pexpect.spawn(
            sys.executable,
            ["-m", "pyrite", *words],
            env=environment,
            dimensions=(lines, 80),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        child.delaybeforesend = None
        children.append(child)
        return child

    yield begin
    for child in children:
        child.close(force=True)


def finish(child: pexpect.spawn[str]) -> int | None:
    """Wait for the end; returns the exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_terminal__first_question_answer_and_quit(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "gold", "--seed", "t", "--option", "start=0", "--save", str(file), *EASY)
    child = start(*words)
    child.expect("You ›")
    child.send("e5\r")
    child.expect("You flip e5")
    child.expect("You ›")
    child.send("quit\r")
    child.expect("play --resume")
    assert finish(child) == 0
    assert verify(parse_record(file.read_text("utf-8"))).decisions == 1


def test_terminal__both_cards_stay_until_enter(start: Start, tmp_path: Path) -> None:
    words = (
        "play",
        "gold",
        "--seed",
        "t",
        "--option",
        "start=0",
        "--pause",
        "600",
        "--plain",
        *EASY,
    )
    child = start(*words, "--save", str(tmp_path / "game.txt"))
    child.expect("You ›")
    child.send("a1\r")
    child.expect("You ›")
    child.send("b1\r")
    child.expect(r"Enter goes on")
    assert child.before
    assert child.before.count("<") >= 2
    child.send("\r")
    child.expect("Pip 1 flips")


def test_terminal__who_searches_is_seen_to_think(start: Start, tmp_path: Path) -> None:
    words = ("play", "gold", "--seats", "2", "--seed", "t", "--option", "start=0", "--pause", "0")
    child = start(*words, "--against", "search:2000", "--save", str(tmp_path / "game.txt"))
    for place in ("a1", "b1"):
        child.expect("You ›")
        child.send(f"{place}\r")
    child.expect("Bot 2 is thinking")
    child.expect("You ›")
    child.send("quit\r")
    child.expect("play --resume")
    assert finish(child) == 0


def test_terminal__hands_the_keyboard_over(start: Start, tmp_path: Path) -> None:
    words = ("play", "gold", "--seats", "2", "--people", "0=Ada,1=Bob", "--pause", "0")
    options = ("--option", "start=0", "--seed", "t", "--save", str(tmp_path / "game.txt"))
    child = start(*words, *options)
    child.expect("give the keyboard to Ada")
    child.send("\r")
    for _ in range(2):
        child.expect("Ada ›")
        child.send("1\r")
    child.expect("give the keyboard to Bob")
    assert "Bob ›" not in (child.before or "")
    child.send("\r")
    child.expect("Ada flips b1")
    child.expect("Bob ›")


def test_terminal__undo_gives_the_keyboard_back(start: Start, tmp_path: Path) -> None:
    words = ("play", "fools-gold", "--people", "0=Ada,1=Bob,2=Cid", "--pause", "0")
    options = ("--option", "start=0", "--seed", "t", "--save", str(tmp_path / "game.txt"))
    child = start(*words, *options)
    child.expect("give the keyboard to Ada")
    child.send("\r")
    child.expect("Ada ›")
    child.send("#1\r")
    child.expect("give the keyboard to Bob")
    child.send("\r")
    child.expect("Bob ›")
    child.send("undo\r")
    child.expect("give the keyboard to Ada")
    child.send("\r")
    child.expect("Ada takes back the last step")
    child.expect("Ada ›")
    child.send("quit\r")
    child.expect("play --resume")
    assert finish(child) == 0


def test_terminal__killed_at_any_moment_nothing_is_lost(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "gold", "--seed", "t", "--option", "start=0", "--pause", "0", *EASY)
    child = start(*words, "--save", str(file))
    child.expect("You ›")
    child.send("a1\r")
    child.expect("You flip a1")
    child.kill(signal.SIGKILL)
    assert verify(parse_record(file.read_text("utf-8"))).decisions == 1
    child = start("play", "--resume", str(file))
    child.expect("You ›")


def test_terminal__control_c_is_friendly(start: Start, tmp_path: Path) -> None:
    child = start("play", "gold", *EASY, "--save", str(tmp_path / "game.txt"))
    child.expect("You ›")
    child.sendintr()
    child.expect("Stopped.")
    assert "Traceback" not in (child.before or "")
    assert finish(child) == 130


def test_terminal__menu(start: Start) -> None:
    child = start("play", "--lang", "ja")
    child.expect("何を遊びますか")
    child.send("gold\r")
    child.expect("何人ですか")
    child.send("\r")
    child.expect("人が座る席")
    child.send("\r")
    child.expect("ボットの強さ")
    child.send("easy\r")
    child.expect("オプションを変えますか")
    child.send("\r")
    child.expect("›")
    child.sendeof()
    child.expect("再開するには")
    assert finish(child) == 0


def test_terminal__replay_steps(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    child = start("play", "gold", *EASY, "--people", "none", "--pause", "0", "--save", str(file))
    assert finish(child) == 0
    child = start("replay", str(file))
    child.expect("q: stop")
    child.send("\r")
    child.expect("   1  ")
    child.expect("q: stop")
    child.send("q\r")
    assert finish(child) == 0
