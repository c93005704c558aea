"""Games that are kept here, as a table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text


def kept_table(
    titles: Sequence[str], rows: Iterable[Sequence[str]], numbers: Collection[int] = ()
) -> Table:
    """A row for each game; what is longer than the screen goes on in the next line."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place in numbers else "left", overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    return table
