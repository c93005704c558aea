"""`pyrite saved`: unfinished games that are kept here."""

from __future__ import annotations

from typing import Any

import click

from pyrite.cli.reports.kept_tables import kept_table
from pyrite.cli.session.records.saved import SavedGame, running_games
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.options.parameters import json_option
from pyrite.cli.shell.program import next_command
from pyrite.core.words import Words


def build(words: Words) -> click.Command:
    """The command."""
    return Command("saved", words, run, params=[json_option(words)])


def run(words: Words, *, as_json: bool) -> None:
    """All of them, and how to go on."""
    games = running_games()
    if as_json:
        print_json([saved_data(one) for one in games])
    elif not games:
        click.echo(words.say("saved-none", command=next_command("play")))
    else:
        print_report(kept_table(saved_titles(words), (saved_row(one, words) for one in games)))
        click.echo(words.say("saved-how", command=next_command("play", "--resume")))


def saved_data(one: SavedGame) -> dict[str, Any]:
    """A game as JSON values."""
    return {
        "game": one.play.game.id,
        "seats": one.play.seats,
        "when": one.when,
        "waiting": list(one.play.waiting),
        "file": str(one.file),
    }


def saved_titles(words: Words) -> list[str]:
    """What the columns are."""
    say = words.say
    return [
        say("saved-game"),
        say("saved-seats"),
        say("saved-when"),
        say("saved-whose"),
        say("saved-file"),
    ]


def saved_row(one: SavedGame, words: Words) -> list[str]:
    """A line of the table, under the titles."""
    title = Words(words.language, one.play.game.package).say("title")
    return [title, str(one.play.seats), one.when, one.turn(words), str(one.file)]
