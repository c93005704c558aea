"""`pyrite games`: which games there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.parameters import json_option
from pyrite.core.words import Words

if TYPE_CHECKING:
    from rich.text import Text

    from pyrite.core.game import Game, Option


def build(words: Words) -> click.Command:
    """The command."""
    return Command("games", words, run, params=[json_option(words)])


def run(words: Words, *, as_json: bool) -> None:
    """A table of all games."""
    from pyrite.engine.registry import all_games

    if as_json:
        from pyrite.cli.shell.console import print_json

        print_json([as_data(game, words.language) for game in all_games()])
    else:
        print_table(words, all_games())


def as_data(game: Game, language: str) -> dict[str, Any]:
    """All facts of a game as JSON values."""
    return {
        "id": game.id,
        "title": Words(language, game.package).say("title"),
        "designer": game.designer,
        "year": game.year,
        "rules": game.version,
        "seats": list(game.seats),
        "options": [
            {"name": o.name, "values": list(o.values), "only_seats": list(o.only)}
            for o in game.options
        ],
    }


def print_table(words: Words, games: tuple[Game, ...]) -> None:
    """The same facts for people."""
    from rich import box
    from rich.table import Table

    from pyrite.cli.shell.console import console

    table = Table(box=box.SIMPLE_HEAD, show_lines=len(games) > 1)
    table.add_column(words.say("games-id"), no_wrap=True, style="bold")
    table.add_column(words.say("games-title"), no_wrap=True)
    table.add_column(words.say("games-designer"))
    table.add_column(words.say("games-year"))
    table.add_column(words.say("games-seats"), no_wrap=True)
    table.add_column(words.say("games-options"))
    for game in games:
        table.add_row(
            game.id,
            Words(words.language, game.package).say("title"),
            game.designer,
            str(game.year),
            f"{game.seats[0]}–{game.seats[-1]}",
            options_text(game),
        )
    console().print(table)


def options_text(game: Game) -> Text:
    """A line per option, its default first."""
    from rich.text import Text

    return Text("\n").join(_option_text(option) for option in game.options)


def _option_text(option: Option) -> Text:
    from rich.text import Text

    default, *others = option.values
    seats = f" ({', '.join(map(str, option.only))})" if option.only else ""
    return Text.assemble(
        (option.name, "cyan"), seats, "=", (default, "bold"), *(f"|{value}" for value in others)
    )
