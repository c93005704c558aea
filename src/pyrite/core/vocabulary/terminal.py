"""What a game's `faces/terminal.py` shares with the terminal: who speaks for it, and its lines.

A face has `draw(view, speech)`, the board from a view alone; it may have `hand(view, speech)`, what
a seat alone can see, in one line, and `sources(views, speech)`, where the points of a finished game
came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from rich.text import Text


class BoardSpeech(Protocol):
    """What a board speaks with: the game's words, and names for seats."""

    plain: bool  # no signs that an old terminal cannot show

    def say(self, key: str, **values: Any) -> str:
        """A message of the game."""

    def seat(self, seat: int) -> str:
        """The name of a seat or side."""

    def chair(self, seat: int, room: int) -> str:
        """The name as it stands on a board, with a bot's level behind it where that fits."""

    def phase(self, phase: str) -> str:
        """The name of a phase."""


class Source(NamedTuple):
    """What brought points, and how many to each side."""

    label: str
    points: list[int]


def flowed(label: Text, pieces: Iterable[Text], between: str, width: int) -> Iterator[Text]:
    """Pieces behind a label, over as many lines as they need: what belongs together is not cut."""
    line, indent, is_first = label.copy(), label.cell_len, True
    for piece in pieces:
        gap = "" if is_first else between
        if (
            not is_first
            and line.cell_len + len(gap) + piece.cell_len + len(between.rstrip()) > width
        ):
            yield line.append(gap.rstrip())
            line, gap = Text(" " * indent), ""
        line.append(gap).append(piece)
        is_first = False
    yield line


def changes(totals: Sequence[Sequence[int]]) -> list[list[int]]:
    """What came to the totals each time that they changed."""
    found, before = [], [0] * len(totals[-1])
    for now in totals:
        if list(now) != before:
            found.append([new - old for new, old in zip(now, before, strict=True)])
            before = list(now)
    return found
