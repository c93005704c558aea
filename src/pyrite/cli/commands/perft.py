"""`pyrite perft`: how many sequences of decisions there are."""

from __future__ import annotations

import functools
import time
from typing import TYPE_CHECKING

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.parameters import (
    backend_option,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.cli.shell.values import Count
from pyrite.core.words import Words

if TYPE_CHECKING:
    from pyrite.core.game import Game

DEPTH = 2
SEED = "perft"


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "perft",
        words,
        run,
        params=[
            game_argument(),
            seats_option(words),
            click.Option(
                ["--depth"],
                metavar="D",
                type=Count(),
                default=DEPTH,
                help=words.say("help-depth", usual=str(DEPTH)),
            ),
            settings_option(words),
            seed_option(words),
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
    from pyrite.cli.evening.setup import usual_seats
    from pyrite.cli.shell.console import print_json
    from pyrite.engine.perft import perft
    from pyrite.engine.registry import find_game

    found = find_game(game)
    count = functools.partial(
        perft,
        found,
        seats=usual_seats(found) if seats is None else seats,
        seed=SEED if seed is None else seed,
        options=dict(settings),
        backend=choose_backend(found, backend),
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


def choose_backend(game: Game, backend: str) -> str:
    """`auto`: native where it is compiled already."""
    from pyrite.engine.compiling import check_native, has_native

    if backend == "native":
        check_native()
    if backend != "auto":
        return backend
    if not has_native():
        return "python"
    from pyrite.core.flow import perft
    from pyrite.engine.warm import is_compiled

    return "native" if is_compiled(game, perft) else "python"
