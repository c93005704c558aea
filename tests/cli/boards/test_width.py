"""Every board at sixty columns, in both languages: nothing is cut, and the first screens fit."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from pyrite.cli.boards.board import draw
from pyrite.cli.shell.voice import Voice
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import find_game

NARROW, TABLES = 60, [("gold", 5), ("fool", 4), ("fools-gold", 3), ("fools-gold", 5)]
TRAILS = [("end-of-the-trail", seats) for seats in (1, 2, 3, 4)]


def drawn(play: Play, viewer: int, language: str, width: int) -> list[str]:
    """The lines of a board."""
    speech = Voice(language, play.game, dict.fromkeys(range(play.seats), "bot easy"), viewer)
    out = Console(file=io.StringIO(), width=width, height=24, color_system=None)
    out.print(draw(play.view(viewer), speech))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [*TABLES, *TRAILS])
def test_board__fits_sixty_columns_uncut(game: str, seats: int, language: str) -> None:
    play = start_play(find_game(game), seats, seed="width")
    chance = random.Random(1)
    for step in range(90):
        if not play.waiting:
            break
        seat = play.waiting[0]
        if step % 10 == 0:
            lines = drawn(play, seat, language, NARROW)
            assert max(map(cell_len, lines)) <= NARROW
            assert not [line for line in lines if "…" in line]
        play.move(seat, chance.choice(play.legal(seat)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TRAILS)
def test_trail__first_screen_leaves_room_for_the_question(
    game: str, seats: int, language: str
) -> None:
    """Of 24 lines the board leaves five: question, choices, words, prompt."""
    play = start_play(find_game(game), seats, seed="width")
    assert len(drawn(play, 0, language, 80)) <= 24 - 5


def test_hand__cards_stay_whole() -> None:
    """A line breaks between cards only."""
    play = start_play(find_game("fool"), 4, seed="width")
    hand = play.view(0)["hand"]
    assert isinstance(hand, list)
    shown = " ".join(drawn(play, 0, "en", NARROW)).replace("[", " ").replace("]", " ").split()
    assert all(card in shown for card in hand)
