"""`pyrite games`: which games there are."""

from __future__ import annotations

import click

from pyrite.cli.reports.games_table import GamesPage, game_data
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.options.parameters import json_option
from pyrite.core.words import Words
from pyrite.engine.registry import all_games


def build(words: Words) -> click.Command:
    """The command."""
    return Command("games", words, run, params=[json_option(words)])


def run(words: Words, *, as_json: bool) -> None:
    """All of them."""
    games = all_games()
    if as_json:
        print_json([game_data(game, words.language) for game in games])
    else:
        print_report(GamesPage(words, games))
