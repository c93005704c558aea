"""The table of Fool's Gold, drawn from views alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.engine.play import Play
from pyrite.games.fools_gold import GAME
from tests.contract.walk import Variant, positions
from tests.games.fools_gold.build import do, give, rolled, working

NAMES = {0: "person", 1: "bot uniform", 2: "花子", 3: "A name that is far too long for the space"}


def drawn(shown: dict[str, Any], language: str = "en", *, plain: bool = False) -> list[str]:
    """The lines on a screen of 80 columns."""
    out = Console(width=80, height=24, file=io.StringIO(), color_system=None, record=True)
    out.print(draw(shown, Voice(language, GAME, NAMES, shown["viewer"], plain=plain)))
    return out.export_text().splitlines()


def line_of(play: Play, text: str, seat: int = 0, *, plain: bool = True) -> str:
    """The one line with this text, its gaps closed."""
    (line,) = [line for line in drawn(play.view(seat), plain=plain) if text in line]
    return " ".join(line.split())


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("screens", ["closed", "open"])
def test_board__fits_eighty_by_sixteen(seats: int, language: str, screens: str) -> None:
    variant = Variant(GAME, seats, (("screens", screens),))
    for play in positions(variant, "board", every=29):
        for plain in (False, True):
            lines = drawn(play.view(0), language, plain=plain)
            assert len(lines) <= 16
            assert max(cell_len(line) for line in lines) <= 80
            assert not any("…" in line for line in lines if "A name" not in line)


def test_board__where_the_game_stands() -> None:
    play = rolled("1 1 3 3 3 3 3 4 6 6")
    assert drawn(play.view(0))[0] == (
        "1849 of 1853 · prospecting · camp: 3 wild dice · screens closed"
    )
    assert "prospecting (reserve)" in drawn(do(play, "pass").view(0))[0]


def test_board__a_path_with_dice_and_miners() -> None:
    play = do(rolled("1 1 1 2 2 3 4 4 5 6"), "place hills 3", "place hills 5")
    assert line_of(play, "1 hills") == "1 hills 3 # # . 0 . 1 . 44"


def test_board__reserves_by_seat() -> None:
    play = do(rolled(), "pass", *["reserve lake"] * 3, "reserve hills", "pass", "reserve lake")
    assert line_of(play, "5 lake") == "5 lake 2 # . . . . . . 0:3 1:1 44"


def test_board__the_miner_who_acts_and_those_who_wait() -> None:
    play = working("lake", dice=2, miners={3: 0, 4: 1, 5: 2})
    do(play, "* reveal lake 5 3 g s s f", "winter")
    assert line_of(play, "5 lake") == "> 5 lake 2 # . . 0 >1 2z . 38"
    assert line_of(play, "Open") == "Open: 3 5 + silt 2 Foul Weather 1"


def test_board__winter() -> None:
    play = working("lake", dice=1, miners={3: 0})
    do(play, "* reveal lake s", "winter", "* winter 1", "* reveal lake a", "* alarm a")
    assert "mining lake (winter)" in drawn(play.view(0))[0]
    assert line_of(play, "Open") == "Open: nothing"


def test_board__ones_own_sums_with_fools_gold_and_missing_mines() -> None:
    """FG8.3, with the numbers of FG7.4."""
    play = rolled()
    give(play, 0, 4, 5, 9, 0, 7, gems=3)
    assert line_of(play, "You") == ">0 *You 4 6 0 4+ 5+ (9)+ -5 7 17"


def test_board__behind_a_closed_screen() -> None:
    play = rolled()
    give(play, 0, 4, 5, 9, 0, 7, gems=3)
    (line,) = [one for one in drawn(play.view(2)) if "Player 1" in one]
    assert line.split() == ["▶0", "★Player", "1", "4", *"?0??????"]


def test_board__open_screens_show_what_is_left() -> None:
    play = rolled(screens="open")
    assert line_of(play, "4 river").endswith("4 3 2 3 4")
    assert "?" not in "\n".join(drawn(play.view(2)))


def test_board__who_has_passed_or_retrieved() -> None:
    play = do(rolled(), "place river 5", "pass", *["reserve hills"] * 4, "pass")
    do(play, *["reserve hills"] * 4, "retrieve")
    assert line_of(play, "You") == ">0 *You 2+1 4 2 -5 -5 -5 -5 -5 -25"
    assert "passed" in line_of(play, "Bot 2")


def test_board__plain_is_ascii_in_english() -> None:
    play = working("lake", dice=2, miners={3: 0, 4: 1})
    lines = drawn(do(play, "* reveal lake 5 3 g s", "winter").view(-1), plain=True)
    assert "\n".join(lines).replace("花子", "").isascii()
