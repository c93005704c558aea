"""Any view can be drawn, whoever made the game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pyrite.cli.boards.plain import draw_plain, fields_text, hand_text
from pyrite.cli.shell.voice import Voice
from pyrite.core.game import Game
from pyrite.engine.derived.fields import view_fields
from pyrite.engine.play import start_play
from pyrite.engine.registry import all_games, find_game


def drawn(game: Game, width: int = 80) -> str:
    """The plain board of a new game, for its first seat."""
    out = Console(width=width, file=io.StringIO(), record=True)
    play = start_play(game, game.seats[-1], seed="plain")
    out.print(draw_plain(play.view(0), Voice("en", game, play.players, 0)))
    return out.export_text()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_plain_board__tells_every_field_but_the_frame(game: Game) -> None:
    text = drawn(game, width=400)
    for field in view_fields(game):
        if field.name not in ("phase", "turn"):
            assert field.name.replace("_", " ") in text
    assert "viewer" not in text


def test_plain_board__has_tables_of_things_and_names_for_seats() -> None:
    text = drawn(find_game("gold"))
    assert "Gold · digging" in text
    assert "face down  64" in text
    (row,) = [line for line in text.splitlines() if line.strip().startswith("You")]
    assert "red" in row


def test_hand__is_what_the_viewer_alone_sees() -> None:
    fool = find_game("fool")
    play = start_play(fool, 4, seed="plain")
    speech = Voice("en", fool, play.players, 0)
    held = " ".join(map(str, play.view(0)["hand"]))
    assert hand_text(play.view(0), speech).startswith(f"hand {held}, ")


def test_plain_board__says_what_is_hidden() -> None:
    """Coins of others behind their screens."""
    assert "hidden" in drawn(find_game("fools-gold"), 400)


def test_fields_text__explains_what_stands_there() -> None:
    text = fields_text(find_game("gold"))
    assert "face down " in text
    assert "cards on the table that lie face down" in text
    assert "players nuggets" in text
