"""What a series adds up to: a table for people, JSON for programs."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pyrite.arena.series import Series
from pyrite.arena.tally import Tally
from pyrite.cli.reports.figures_table import figures_table
from pyrite.core.words import Words
from pyrite.engine.telling.speech import Speech


def tally_data(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": series.game,
        "seats": series.seats,
        "options": dict(series.options),
        "players": list(series.players),
        "seed": series.seed,
        **tally.data(),
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
    }


def tally_page(words: Words, series: Series, tally: Tally, seconds: float) -> RenderableType:
    """The result for people."""
    rows = fact_rows(words, series, tally, seconds)
    widest = max(cell_len(name) for name, _ in rows) + 2
    facts = [Text(set_cell_size(name, widest) + value, overflow="fold") for name, value in rows]
    return Group(side_table(words, series, tally), *facts)


def side_table(words: Words, series: Series, tally: Tally) -> Table:
    """Who won how often, and with how much."""
    left = [words.say("simulate-side")]
    if not series.is_uniform:
        left.append(words.say("arena-player"))
    right = [
        words.say("simulate-wins"),
        words.say("simulate-interval"),
        words.say("simulate-score"),
    ]
    table = figures_table(left, right)
    for side in range(tally.sides):
        name = series.players[side] if side < series.seats else ""
        table.add_row(
            *[str(side), name][: len(left)],
            f"{tally.win_share(side):.2%}",
            f"± {tally.interval(side):.2%}",
            f"{series.rules.points(tally.scores[side] / tally.games):.2f}",
        )
    return table


def fact_rows(words: Words, series: Series, tally: Tally, seconds: float) -> list[tuple[str, str]]:
    """Counts, reasons, speed, and the seed that repeats it all."""
    speech = Speech(words.language, series.rules, {})
    rows = [
        (words.say("simulate-games"), f"{tally.games:,}"),
        (words.say("simulate-decisions"), f"{tally.decisions / tally.games:.1f}"),
    ]
    for reason, count in tally.reasons.most_common():
        share = f"{speech.reason(reason)}: {count / tally.games:.1%}"
        rows.append((words.say("simulate-reason"), share))
    speed = words.say(
        "simulate-speed-value",
        games=f"{tally.games / seconds:,.0f}",
        decisions=f"{tally.decisions / seconds:,.0f}",
    )
    rows.append((words.say("simulate-speed"), speed))
    rows.append((words.say("simulate-seed"), series.seed))
    return rows
