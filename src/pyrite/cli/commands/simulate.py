"""`pyrite simulate`: many games between random players, or players by name, counted."""

from __future__ import annotations

import time
from pathlib import Path

import click

from pyrite.arena.tournament.setup import make_series
from pyrite.cli.reports.running import tally_series
from pyrite.cli.reports.tally_table import tally_data, tally_page
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.options.parameters import backend_option, json_option, series_options
from pyrite.cli.shell.options.player_names import players_option
from pyrite.cli.shell.options.values import Count
from pyrite.core.words import Words
from pyrite.engine.registry import find_game

GAMES = 1000


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "simulate",
        words,
        run,
        params=[
            *series_options(words, usual=GAMES),
            players_option(say("help-simulate-players")),
            click.Option(["--records"], metavar="FOLDER", type=Path, help=say("help-records")),
            click.Option(["--audit"], is_flag=True, help=say("help-audit")),
            click.Option(["--threads"], metavar="N", type=Count(1), help=say("help-threads")),
            backend_option(words),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    count: int,
    players: tuple[str, ...] | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    records: Path | None,
    audit: bool,
    threads: int | None,
    backend: str,
    as_json: bool,
) -> None:
    """Play, count, print."""
    if audit and not records:
        raise CommandError("audit-needs-records")
    series = make_series(
        find_game(game), players, count, seats=seats, options=dict(settings), seed=seed
    )
    began = time.monotonic()
    tally = tally_series(words, series, records, audit=audit, threads=threads, backend=backend)
    seconds = time.monotonic() - began
    if as_json:
        print_json(tally_data(series, tally, seconds))
    else:
        print_report(tally_page(words, series, tally, seconds))
