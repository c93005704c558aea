"""Pieces side by side, over as many lines as they need: nothing that belongs together is cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text


def flowed(label: Text, pieces: Iterable[Text], between: str, width: int) -> Iterator[Text]:
    """A label and what stands behind it, below each other where the line is full."""
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
