"""The table of Fool! in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Play, start_play
from pyrite.games.fool import GAME
from tests.games.fool.build import deal, position, put, totals


def drawn(play: Play, viewer: int = 0, *, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the board, as a terminal without colours shows them."""
    speech = Voice(language, GAME, {}, viewer, plain=True)
    out = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    out.print(draw(play.view(viewer), speech))
    file: Any = out.file
    return [line.rstrip() for line in file.getvalue().splitlines()]


def row(lines: list[str], seat: int, *, first: int = 2) -> str:
    """The line of a seat."""
    return lines[first + seat]


def test_board__hand_with_what_may_be_played() -> None:
    """F2.5: in brackets; the others without."""
    play = put(position("r5", "g4 r2 r8 1", "g6", "g3"), "r5")
    lines = drawn(play, 1)
    assert any("Your hand:  g4 [r2][r8][1]" in line for line in lines)
    assert "may be played" in lines[-1]


def test_board__no_marks_while_others_play() -> None:
    """Nothing may be played out of turn."""
    lines = drawn(put(position("r5 b2", "g4 r2", "g6", "g3"), "r5"))
    assert "Your hand:  b2" in lines[-1]


def test_board__who_sits_out() -> None:
    """F2.3."""
    lines = drawn(position("g5 b2", "g4 b3", "g6 b4", "g3 b5", sits_out=[2]))
    assert ["sits out" in row(lines, seat) for seat in range(4)] == [False, False, True, False]


def test_board__totals_and_tally() -> None:
    """F3.3: always in sight."""
    play = totals(position("g5 b2", "g4 b3", "g6 b4", "g3 b5"), 0, -12, 30, -70)
    play.state.tens = 4
    lines = drawn(play)
    assert "+10 so far: 4 of 6" in lines[0]
    assert [
        seat for seat, total in enumerate(("0", "-12", "30", "-70")) if total in lines[2 + seat]
    ]
    assert "-70" in row(lines, 3)


def test_board__current_and_last_trick() -> None:
    """F4.2: winner and fool of the last one."""
    play = put(position("g5 b2 y2", "g4 b3", "g6 b4 y3", "g3 b5"), "g5 g4 g6 g3 b4")
    lines = drawn(play)
    assert "lead colour: blue" in lines[0]
    assert "b4  leads" in row(lines, 2)
    assert "g6  won" in row(lines, 2)
    assert "g3  befooled" in row(lines, 3)
    assert row(lines, 0).startswith(">")


@pytest.mark.parametrize("language", LANGUAGES)
def test_board__hands_left_through_the_next_first_trick(language: str) -> None:
    """F4.0: also when the next round has been dealt."""
    play = put(position("g5", "g4 b3 1", "g6 b4", "g3 b5"), "g5 g4 g6 g3")
    assert "-8 b3 1" in row(drawn(play, language=language), 1)
    play.put_outcome(deal())
    assert "-8 b3 1" in row(drawn(play, language=language), 1)
    for _ in range(4):
        play.move(play.waiting[0], play.legal(play.waiting[0])[0])
    assert row(drawn(play, language=language), 1).endswith("-8")


def test_board__memory_aid() -> None:
    """F4.2: a line per colour."""
    play = position("g5 b2", "g4 b3", "g6 b4", "g3 b5", memory_aid="on")
    lines = drawn(play)
    assert any(line.strip().startswith("y  2 3 4 5 6 7 8 9 10 11") for line in lines)
    assert any("1s: 3/3" in line for line in lines)
    assert not any("1s:" in line for line in drawn(position("g5", "g4", "g6", "g3")))


def test_board__single_round_has_no_tally() -> None:
    """F3.4."""
    play = position("g5", "g4 b3", "g6 b4", "g3 b5", rounds="single")
    assert drawn(play)[0].startswith("Single round")


def test_board__an_onlooker_has_no_hand() -> None:
    """F4.1."""
    assert not any("hand" in line for line in drawn(position("g5", "g4", "g6", "g3"), -1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_board__fits_the_terminal(seats: int, language: str) -> None:
    """80 columns through a whole match, 14 lines without and 19 with the memory aid.

    Looked at after every deal, when the hands left over stand beside both tricks, and at times.
    """
    for aid, most in (("off", 14), ("on", 19)):
        play = start_play(GAME, seats, seed="0" * 64, options={"memory_aid": aid})
        while not play.is_over:
            seat = play.waiting[0]
            if play.lines[-1].who == "*" or len(play.lines) % 97 == 0:
                lines = drawn(play, seat, language=language)
                assert len(lines) <= most
                assert max(cell_len(line) for line in lines) <= 80
            play.move(seat, play.legal_numbers(seat)[-1])
