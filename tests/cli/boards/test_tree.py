"""Any view can be drawn."""

from __future__ import annotations

import io

from rich.console import Console

from pyrite.cli.boards.tree import draw_tree
from pyrite.cli.shell.voice import Voice
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME


def test_tree__tells_everything() -> None:
    out = Console(width=80, file=io.StringIO(), record=True)
    view = start_play(GAME, 2, seed="tree").view(0)
    out.print(draw_tree(view, Voice("en", GAME, {}, 0)))
    text = out.export_text()
    assert all(key in text for key in view)
    assert "seat 1, colours blue yellow" in text


def test_tree__stands_in_for_a_game_without_board() -> None:
    view = {"id": "no-such-game", "phase": "play", "cards": ["a", "b"], "empty": None}
    out = Console(width=80, file=io.StringIO(), record=True)
    out.print(draw_tree(view, Voice("en", GAME, {}, 0)))
    assert "cards a b" in out.export_text()
