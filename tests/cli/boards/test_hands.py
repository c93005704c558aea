"""Hands in one line, from each seat's own view."""

from __future__ import annotations

import pytest

from pyrite.cli.boards.board import FACE, hand_line
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Game
from pyrite.core.words import LANGUAGES
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from tests.published import each_with


@pytest.mark.parametrize("language", LANGUAGES)
@each_with(lambda game: game.room(FACE), "faces/terminal.py")
def test_hand__of_every_game(game: Game, language: str) -> None:
    play = start_play(game, game.usual_seats, seed="hands")
    speech = Voice(language, play.game, {0: "Ada"})
    line = hand_line(play.view(0), speech)
    assert line.startswith("Ada: ")
    assert len(line) > len("Ada: ")


def test_hand__all_cards_of_fool() -> None:
    play = start_play(find_game("fool"), 4, seed="hands")
    shown = hand_line(play.view(2), Voice("en", play.game, {2: "Cid"}))
    assert shown == f"Cid: {' '.join(map(str, play.view(2)['hand']))}"
