"""`pyrite rules GAME`: a game's rules in our own words."""

from __future__ import annotations

import click

from pyrite.cli.reports.rules_page import show_rules
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import game_argument
from pyrite.core.words import Words
from pyrite.engine.registry import find_game


def build(words: Words) -> click.Command:
    """The command."""
    return Command("rules", words, run, params=[game_argument()])


def run(words: Words, *, game: str) -> None:
    """Show them."""
    show_rules(find_game(game).package, words.language)
