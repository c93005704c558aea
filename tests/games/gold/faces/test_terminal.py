"""The table of Gold, drawn from views alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME
from pyrite.games.gold.faces.terminal import TALL

NAMES = {0: "person", 1: "bot uniform", 2: "花子", 3: "A name that is far too long for the space"}


def view(seats: int = 3, seat: int = 0, moves: int = 0, **options: str) -> dict[str, Any]:
    """What a seat sees after some moves."""
    play = start_play(GAME, seats, seed="board", options={"start": "0", **options})
    for _ in range(moves):
        play.move(play.waiting[0], play.legal_numbers(play.waiting[0])[0])
    return play.view(seat)


def drawn(
    shown: dict[str, Any], language: str = "en", *, plain: bool = False, height: int = 24
) -> list[str]:
    """The lines on a screen of 80 columns."""
    out = Console(width=80, height=height, file=io.StringIO(), color_system=None, record=True)
    out.print(draw(shown, Voice(language, GAME, NAMES, shown["viewer"], plain=plain)))
    return out.export_text().splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("games", ["1", "match"])
@pytest.mark.parametrize("plain", [False, True])
def test_board__fits_eighty_by_fourteen(seats: int, language: str, games: str, plain: bool) -> None:
    lines = drawn(view(seats, moves=31, games=games), language, plain=plain)
    assert len(lines) <= 14
    assert max(cell_len(line) for line in lines) <= 80
    assert not any("…" in line for line in lines if "far too long" not in line) or seats > 3


def test_board__taller_on_a_tall_screen() -> None:
    assert len(drawn(view(), height=TALL)) == 18


def test_board__only_the_first_card_is_up() -> None:
    before, after = "\n".join(drawn(view(moves=0))), "\n".join(drawn(view(moves=1)))
    assert before.count("░░░░") == 64
    assert after.count("░░░░") == 63


def test_board__plain_is_ascii_in_english() -> None:
    lines = drawn({**view(moves=1), "viewer": -1}, plain=True)
    assert "\n".join(lines).replace("花子", "").isascii()


@pytest.mark.parametrize(("card", "text"), [("g3", "●●●"), ("x", "💥"), ("r5", "r5"), ("n2", "n2")])
def test_board__faces(card: str, text: str) -> None:
    shown = view()
    shown["cards"]["a1"] = card
    assert text in drawn(shown)[1]


def test_board__grid_is_straight() -> None:
    rows = drawn(view(layout="grid"))[1:9]
    assert len({row[1:50] for row in rows}) == 1
