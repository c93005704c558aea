"""`pyrite bench`: how fast the games are on this machine."""

from __future__ import annotations

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json
from pyrite.cli.shell.options.parameters import game_argument, json_option
from pyrite.cli.shell.options.values import Seconds
from pyrite.core.words import Words
from pyrite.engine.compilation.choice import check_native
from pyrite.engine.registry import find_game, game_ids

SECONDS = 1.0


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "bench",
        words,
        run,
        params=[
            game_argument(required=False, several=True),
            click.Option(
                ["--seconds"],
                metavar="S",
                type=Seconds(),
                default=SECONDS,
                help=words.say("help-seconds", usual=str(SECONDS)),
            ),
            click.Option(["--skip-cold"], is_flag=True, help=words.say("help-skip-cold")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    games: tuple[str, ...],
    seconds: float,
    skip_cold: bool,
    as_json: bool,
) -> None:
    """Measure, and print a table or JSON."""
    check_native()
    from pyrite.cli.reports import bench_text  # needs NumPy

    found = [find_game(id) for id in games or game_ids()]
    results = bench_text.measure(words, found, seconds, cold=not skip_cold)
    if as_json:
        print_json(results)
    else:
        bench_text.print_results(words, results)
