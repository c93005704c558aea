"""Progress bars: on stderr, on a terminal only."""

from __future__ import annotations

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from pyrite.cli.shell.console import console


class RateColumn(ProgressColumn):
    """How many per second."""

    def render(self, task: Task) -> Text:
        """The latest speed, if there is one yet."""
        speed = task.finished_speed or task.speed
        return Text(f"{speed:,.{0 if speed >= 10 else 1}f}/s" if speed else "", "cyan")


def progress_bar() -> Progress:
    """A bar with count, speed and time left; nothing at all in a pipe."""
    err = console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
        console=err,
        disable=not err.is_terminal,
        transient=True,
    )
