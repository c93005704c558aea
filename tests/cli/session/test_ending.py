"""How an evening ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from pyrite.cli.session.ending import result_table, show_ending
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Result
from pyrite.games.end_of_the_trail import GAME as TRAIL
from pyrite.games.gold import GAME
from tests.cli.session.paper import Paper
from tests.cli.session.test_game_loop import table_of


def drawn(result: Result, speech: Voice) -> list[str]:
    """The rows of a result, without its frame."""
    console = Console(width=80)
    with console.capture() as capture:
        console.print(result_table(result, speech))
    return [" ".join(line.split()) for line in capture.get().splitlines() if line.strip()]


def test_running__says_how_to_go_on(tmp_path: Path) -> None:
    table, screen = table_of(tmp_path / "game.txt", "gold", "person", "bot easy"), Paper()
    show_ending(table, screen, Voice.at(table.play, "en"))
    assert screen.shown("line") == [
        "The game is saved. To go on:",
        f"  pyrite play --resume {table.file}",
    ]


@pytest.mark.parametrize("is_live", [True, False])
def test_finished__result_and_file(tmp_path: Path, is_live: bool) -> None:
    """On a terminal with the last board, for the alternate screen is gone."""
    table = table_of(tmp_path / "game.txt", "gold", "person", "Ada")
    while not table.is_over:
        seat = table.play.waiting[0]
        table.move(seat, table.play.legal(seat)[0])
    screen = Paper(is_live=is_live)
    show_ending(table, screen, Voice.at(table.play, "en", plain=True))
    assert "no card is left on the table" in screen.shown("line")[0]
    assert screen.shown("line")[1] == f"Saved in {table.file}"
    assert ("face down" in screen.text) is is_live


def test_result__winners_are_marked() -> None:
    speech = Voice("en", GAME, {0: "person", 1: "Ada"}, 0)
    rows = drawn(Result((3, 12), (1,), "no card left"), speech)
    assert rows[0] == "who score"
    assert rows[2:] == ["You 3", "Ada ★ 12"]


def test_result__sides_at_which_nobody_sits() -> None:
    """ET9.1: Argonauts have names and scores."""
    speech = Voice("ja", TRAIL, {0: "person", 1: "A1", 2: "A3"}, 0)
    rows = drawn(Result((8, 3, 9), (2,), "third round over"), speech)
    assert rows[2:] == ["あなた 8", "A1 3", "A3 ★ 9"]
