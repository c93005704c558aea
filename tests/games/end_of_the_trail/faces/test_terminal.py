"""The table of End of the Trail in the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Result
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Play
from pyrite.games.end_of_the_trail import GAME
from tests.contract.walk import Variant, positions
from tests.games.end_of_the_trail.build import (
    auctioned,
    dealt,
    ending,
    lay_holes,
    prospecting,
    put,
    say,
    solo,
)


def drawn(play: Play, viewer: int = 0, *, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the board, as a terminal without colours shows them."""
    speech = Voice.at(play, language, plain=True).for_viewer(viewer)
    out = Console(file=io.StringIO(), width=width, color_system=None, force_terminal=False)
    out.print(draw(play.view(viewer), speech))
    file: Any = out.file
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_board__land_with_the_farthest_row_on_top() -> None:
    """Kinds, and what reaches a row."""
    play = prospecting("2c 3c", "8c 9c", tiles={"a4": "m3", "b1": "f1"})
    lines = drawn(play)
    assert lines[2].startswith("4     Mount.")
    assert lines[3].startswith("Horse")
    assert "Hills" in lines[8][15:24]


def test_board__pieces_in_their_colours() -> None:
    """Tents, camps, prospectors, by letters."""
    play = put(prospecting("2c 3c", "8c 9c"), "1 tent a3", "1 camp b3")
    say(play, "0 use 2c a1, press")
    lines = drawn(play)
    assert lines[5][6:8] == "bT"
    assert lines[5][15:17] == "bC"
    assert lines[9][6:8] == "rp"


def test_board__gold_one_has_seen() -> None:
    """ET8.2: for the looker alone; a mark shows everybody where somebody looks."""
    play = say(prospecting("2c 3c", "8c 9c", tiles={"a1": "m5"}), "0 use 2c a1")
    assert "Mount. 5" in drawn(play, 0)[8]
    assert "5" not in drawn(play, 1)[8][:24]
    assert "<?>" in drawn(play, 1)[9]


def test_board__hand_with_actions_and_money() -> None:
    """One's own; others' only by number."""
    play = lay_holes(dealt("2c 3h 8c 9d Jc Ah", seats=2), "Jc")
    text = "\n".join(drawn(play))
    assert "2c Oxen $4, 3h New Prospects $3, 8c Mules $2" in text
    assert "[Jc]" in text
    assert "[?]" in text
    assert "Hand" not in "\n".join(drawn(play, -1))


def test_board__lots_and_the_bid() -> None:
    """ET3."""
    play = lay_holes(dealt(seats=3, then="Kh 6h 7h Qs Ts Qh"))
    say(play, "0 lot 1", "1 bid 2")
    lines = drawn(play)
    assert any(line.startswith("Lot 1: 6h Oxen $3, 7h Oxen $3, Kh Horse $1") for line in lines)
    assert any(line.endswith("bid $2") for line in lines)
    assert any("$2 or more" in line for line in lines)


def test_board__poker_cards_and_what_they_make() -> None:
    """ET7.1."""
    text = "\n".join(drawn(ending("Kh Kd", "2h 2d", holes="As 3d")))
    assert "[As] Kd Kh a pair" in text


def test_board__discards_where_jokers_are_exchanged() -> None:
    """ET6.1."""
    play = prospecting("*1 2h 3s", "8c 9c", jokers="on")
    play.state.discards |= 1 << 51
    assert any(line.startswith("Discards 1: As") for line in drawn(play))


def test_board__argonauts_by_name() -> None:
    """ET9."""
    text = "\n".join(drawn(solo(revealed="7c 7h 8c 8d")))
    assert " b A1 " in text
    assert "four of a kind" in text


def test_result__argonauts_by_name() -> None:
    """ET9.1: nobody sits there, so they are no seats to people."""
    speech = Voice.at(solo(revealed="7c 7h 8c 8d"), "en").for_viewer(0)
    result = Result((9, 12, 12), (1, 2), "third-round-over")
    assert speech.tell_result(result).startswith("A1, A3 ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_board__fits_eighty_columns(seats: int, language: str) -> None:
    """And 24 lines with room for a question."""
    options = (("jokers", "on"),)
    for play in positions(Variant(GAME, seats, options), "board", every=5):
        lines = drawn(play, language=language)
        assert len(lines) <= 22
        assert max(cell_len(line) for line in lines) <= 80


def test_board__before_the_land_lies() -> None:
    """Nothing to draw yet, and nothing breaks."""
    play = auctioned(lay_holes(dealt(seats=2)))
    for kind in range(3):
        play.state.land[kind] = 0
    assert drawn(play)
