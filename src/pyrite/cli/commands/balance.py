"""`pyrite balance`: is a game fair, long, tense, lucky? As text, JSON, or one HTML page."""

from __future__ import annotations

from pathlib import Path

import click

from pyrite.arena.pictures import check_pictures
from pyrite.arena.tournament.setup import make_tournament
from pyrite.cli.reports.balance.page import balance_page
from pyrite.cli.reports.balance.text import balance_data, balance_text
from pyrite.cli.reports.running import measure_balance
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.options.parameters import (
    file_option,
    json_option,
    series_options,
    workers_option,
)
from pyrite.cli.shell.options.player_names import PlayerName
from pyrite.core.words import Words
from pyrite.engine.records.files import write_whole
from pyrite.engine.registry import find_game

GAMES = 100
PLAYER = "normal"


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "balance",
        words,
        run,
        params=[
            *series_options(words, usual=GAMES, least=2, deals=True),
            click.Option(
                ["--player"],
                metavar="NAME",
                type=PlayerName(),
                default=PLAYER,
                help=say("help-player", usual=PLAYER),
            ),
            workers_option(words),
            file_option("--html", say("help-html")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    count: int,
    player: str,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    workers: int | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Measure, then tell."""
    if html:
        check_new(html)
        check_pictures()
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    asked = make_tournament(found, (player,), count, seats=seats, options=dict(settings), seed=seed)
    balance = measure_balance(words, asked, workers)
    if as_json:
        print_json(balance_data(balance))
    else:
        print_report(balance_text(words, balance))
    if html:
        write_whole(html, balance_page(words, balance))
        click.echo(words.say("saved", file=str(html)), err=True)
