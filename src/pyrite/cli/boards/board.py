"""How a game looks here: its `faces/terminal.py`, or plainly where it has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from pyrite.cli.boards.plain import draw_plain, hand_text
from pyrite.cli.shell.voice import Voice
from pyrite.core.vocabulary.terminal import Source

FACE = "faces.terminal"

View = dict[str, Any]


def draw(view: View, speech: Voice) -> RenderableType:
    """The game's own board, or plainly all that the view says."""
    face = speech.game.room(FACE)
    if face is None:
        return draw_plain(view, speech)
    drawn: RenderableType = face.draw(view, speech)
    return drawn


def hand_line(view: View, speech: Voice) -> str:
    """Whose it is, and what that seat alone can see, in one line: from its own view."""
    face = speech.game.room(FACE)
    tell = getattr(face, "hand", None) if face else hand_text
    name = speech.seat(view["viewer"])
    return f"{name}: {tell(view, speech) if tell else ''}".rstrip()


def sources(views: Sequence[View], speech: Voice) -> list[Source]:
    """From an onlooker's views, the last of them of the finished game; they add up to the score."""
    tell = getattr(speech.game.room(FACE), "sources", None)
    found: list[Source] = tell(views, speech) if tell and views else []
    return found
