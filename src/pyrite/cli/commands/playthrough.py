"""`pyrite playthrough`: a random game with what every seat sees of it."""

from __future__ import annotations

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.parameters import game_argument, seats_option, seed_option, settings_option
from pyrite.core.words import Words

SEED = "playthrough"


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "playthrough",
        words,
        run,
        params=[
            game_argument(),
            seats_option(words),
            settings_option(words),
            seed_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
) -> None:
    """Just the text."""
    from pyrite.cli.evening.setup import usual_seats
    from pyrite.engine.playthrough import playthrough
    from pyrite.engine.registry import find_game

    found = find_game(game)
    many = usual_seats(found) if seats is None else seats
    text = playthrough(
        found, seats=many, seed=SEED if seed is None else seed, options=dict(settings)
    )
    click.echo(text, nl=False)
