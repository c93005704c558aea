"""A hint as a table: the best moves and why, in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.shell.voice import Voice
from pyrite.players.search.search import Advice

BEST = 8  # as many moves are shown
HARDLY = 0.02  # of the search: less says nothing of a move


def figures(one: Advice, total: int, speech: Voice) -> tuple[str, str, str]:
    """Of a move that was hardly looked at there is nothing to say."""
    if one.visits < HARDLY * total:
        return speech.say("advice-hardly"), "–", "–"
    points = speech.game.points(one.score)
    return f"{one.visits / total:.0%}", f"{one.win_share:.0%}", f"{points:.1f}"


def advice_table(advice: Sequence[Advice], texts: Mapping[int, str], speech: Voice) -> Group:
    """The moves the search looked at most, and what it found."""
    total = sum(one.visits for one in advice)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(speech.say("advice-move"), no_wrap=True)
    for title in (
        speech.say("advice-visits"),
        speech.say("advice-wins"),
        speech.say("advice-score"),
    ):
        table.add_column(title, justify="right")
    for place, one in enumerate(advice[:BEST]):
        table.add_row(
            texts[one.move],
            *figures(one, total, speech),
            style="" if place else "bold",
        )
    return Group(Text(speech.say("advice-title", games=f"{total:,}")), table)
