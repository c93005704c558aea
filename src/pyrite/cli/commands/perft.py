"""`pyrite perft`: how many sequences of decisions there are."""

from __future__ import annotations

import functools
import time

import click

from pyrite.cli.reports.compiling import ready
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json
from pyrite.cli.shell.options.parameters import backend_option, game_options, json_option
from pyrite.cli.shell.options.values import Count
from pyrite.core.words import Words
from pyrite.engine.compilation.entries import PERFT
from pyrite.engine.perft import perft
from pyrite.engine.registry import find_game

DEPTH = 2
SEED = "perft"


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "perft",
        words,
        run,
        params=[
            *game_options(words),
            click.Option(
                ["--depth"],
                metavar="D",
                type=Count(),
                default=DEPTH,
                help=words.say("help-depth", usual=str(DEPTH)),
            ),
            backend_option(words),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    depth: int,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    backend: str,
    as_json: bool,
) -> None:
    """A line per depth, as soon as it is known."""
    found = find_game(game)
    count = functools.partial(
        perft,
        found,
        seats=found.usual_seats if seats is None else seats,
        seed=SEED if seed is None else seed,
        options=dict(settings),
        backend=ready(words, found, backend, (PERFT,)),
    )
    count(depth=0)  # whatever must be loaded is loaded now
    rows = []
    for level in range(depth + 1):
        began = time.monotonic()
        nodes = count(depth=level)
        seconds = time.monotonic() - began
        rows.append({"depth": level, "nodes": nodes, "seconds": seconds})
        if not as_json:
            click.echo(
                words.say(
                    "perft-line", depth=str(level), nodes=f"{nodes:,}", seconds=f"{seconds:.3f}"
                )
            )
    if as_json:
        print_json(rows)
