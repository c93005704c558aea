"""A table of figures: names on the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table


def figures_table(names: Sequence[str], figures: Sequence[str]) -> Table:
    """Without rows yet, under these titles."""
    table = Table(box=box.SIMPLE_HEAD)
    for title in names:
        table.add_column(title, no_wrap=True)
    for title in figures:
        table.add_column(title, justify="right")
    return table
