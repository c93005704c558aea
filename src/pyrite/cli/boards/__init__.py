"""Boards for the terminal, drawn from a view alone; `boards/<game>.py` where a game has its own.

A board module has `draw(view, speech)`. It may have `moment(before, events)`: a view that stands
between two others for as long as people need to look at it, or None; and `names(view)`: what sides
are called at which nobody sits.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType

    from pyrite.cli.evening.speech import Speech
    from pyrite.core.game import Event

View = dict[str, Any]


def _board(id: str) -> ModuleType | None:
    name = f"{__name__}.{id.replace('-', '_')}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def draw(view: View, speech: Speech) -> RenderableType:
    """The game's own board, or a tree of all the view says."""
    board = _board(view["id"])
    if board is None:
        from pyrite.cli.boards.tree import draw as draw_tree

        return draw_tree(view, speech)
    drawn: RenderableType = board.draw(view, speech)
    return drawn


def moment(before: View, events: Sequence[Event]) -> View | None:
    """What must be seen for a moment before it is gone again."""
    board = _board(before["id"])
    if board is None or not hasattr(board, "moment"):
        return None
    between: View | None = board.moment(before, events)
    return between


def names(view: View) -> dict[int, str]:
    """Sides at which nobody sits, by their names."""
    board = _board(view["id"])
    found: dict[int, str] = board.names(view) if board and hasattr(board, "names") else {}
    return found
