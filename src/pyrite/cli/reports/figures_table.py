"""A table of figures: names on the left, numbers to the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table


class FiguresTable(Table):
    """Titles may break where there is little room, figures never."""

    def add_row(self, *cells: RenderableType | None, **more: Any) -> None:
        """A row; its columns are from now on wide enough for it."""
        super().add_row(*cells, **more)
        for column, cell in zip(self.columns, cells, strict=False):
            column.min_width = max(column.min_width or 0, cell_len(str(cell)))


def figures_table(names: Sequence[str], figures: Sequence[str]) -> Table:
    """Without rows yet, under these titles."""
    table = FiguresTable(box=box.SIMPLE_HEAD)
    for title in names:
        table.add_column(title, no_wrap=True)
    for title in figures:
        table.add_column(title, justify="right")
    return table
