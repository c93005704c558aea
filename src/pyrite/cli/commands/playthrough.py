"""`pyrite playthrough`: a random game with what every seat sees of it."""

from __future__ import annotations

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_options
from pyrite.core.words import Words
from pyrite.engine.playthrough import playthrough
from pyrite.engine.registry import find_game

SEED = "playthrough"


def build(words: Words) -> click.Command:
    """The command."""
    return Command("playthrough", words, run, params=game_options(words))


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
) -> None:
    """Just the text."""
    found = find_game(game)
    seats = found.usual_seats if seats is None else seats
    seed = SEED if seed is None else seed
    click.echo(playthrough(found, seats=seats, seed=seed, options=dict(settings)), nl=False)
