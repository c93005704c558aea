"""`pyrite schema GAME`: what a game's views, events and options look like, for programs."""

from __future__ import annotations

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.core.words import Words
from pyrite.engine.registry import find_game
from pyrite.engine.telling.schema import game_schema


def build(words: Words) -> click.Command:
    """The command."""
    return Command("schema", words, run, params=[game_argument()])


def run(words: Words, *, game: str) -> None:
    """Print it."""
    print_json(game_schema(find_game(game)))
