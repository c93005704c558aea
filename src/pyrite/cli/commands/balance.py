"""`pyrite balance`: is a game fair, long, tense, lucky? As text, JSON, or one HTML page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.parameters import (
    PlayerName,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.cli.shell.values import Count
from pyrite.core.words import Words

if TYPE_CHECKING:
    from pyrite.arena.balance import Balance
    from pyrite.arena.block import GameResult, Tournament

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
            game_argument(),
            seats_option(words),
            click.Option(
                ["--games", "count"],
                metavar="M",
                type=Count(2),
                default=GAMES,
                help=say("help-arena-games", usual=str(GAMES)),
            ),
            click.Option(
                ["--player"],
                metavar="NAME",
                type=PlayerName(),
                default=PLAYER,
                help=say("help-player", usual=PLAYER),
            ),
            settings_option(words),
            seed_option(words),
            click.Option(["--workers"], metavar="W", type=Count(1), help=say("help-workers")),
            click.Option(["--html"], metavar="FILE", type=Path, help=say("help-html")),
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
    from pyrite.cli.evening.setup import usual_seats
    from pyrite.cli.reports.balance_text import balance_data, balance_text
    from pyrite.cli.shell.console import console, print_json
    from pyrite.cli.shell.files import write_whole
    from pyrite.cli.tournaments import make_tournament
    from pyrite.engine.registry import find_game

    check_html(html)
    many = usual_seats(find_game(game)) if seats is None else seats
    asked = make_tournament(game, many, (player,), count, dict(settings), seed)
    balance = measure(words, asked, workers)
    if as_json:
        print_json(balance_data(balance))
    else:
        console().print(balance_text(words, balance))
    if html:
        from pyrite.cli.reports.balance_page import balance_page

        write_whole(html, balance_page(words, balance))
        click.echo(words.say("saved", file=str(html)), err=True)


def check_html(html: Path | None) -> None:
    """What cannot be written is said before anything is played."""
    if html is None:
        return
    from pyrite.arena.pictures import can_draw

    if html.exists():
        raise CommandError("file-exists", file=str(html))
    if not can_draw():
        raise CommandError("no-plots")


def measure(words: Words, asked: Tournament, workers: int | None) -> Balance:
    """Equal players first, then the ladder."""
    from pyrite.arena.balance import balance_of, equal_players, ladder_of
    from pyrite.cli.tournaments import prepared_backend
    from pyrite.engine.registry import find_game

    equal, ladder = equal_players(asked, find_game(asked.game)), ladder_of(asked)
    backend = prepared_backend(words, asked.game, ladder.players)
    results = play(words, equal, backend, workers)
    return balance_of(equal, results, ladder, play(words, ladder, backend, workers))


def play(
    words: Words, tournament: Tournament, backend: str, workers: int | None
) -> list[GameResult]:
    """All of it; half a measurement is none."""
    from pyrite.cli.tournaments import run_tournament

    results = run_tournament(words, tournament, backend=backend, workers=workers)
    if len(results) < tournament.all_games:
        raise KeyboardInterrupt
    return results
