"""Boards for the terminal, drawn from a view alone; `boards/<game>.py` where a game has its own.

A board module has `draw(view, speech)`.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from pyrite.cli.boards.tree import draw as draw_tree
from pyrite.cli.shell.voice import Voice

View = dict[str, Any]


def _board(id: str) -> ModuleType | None:
    name = f"{__name__}.{id.replace('-', '_')}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def draw(view: View, speech: Voice) -> RenderableType:
    """The game's own board, or a tree of all the view says."""
    board = _board(view["id"])
    if board is None:
        return draw_tree(view, speech)
    drawn: RenderableType = board.draw(view, speech)
    return drawn
