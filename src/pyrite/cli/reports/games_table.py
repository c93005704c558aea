"""Which games there are: a table for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from pyrite.core.game import Game, Option
from pyrite.core.words import Words


def game_data(game: Game, language: str) -> dict[str, Any]:
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


def games_table(words: Words, games: Sequence[Game]) -> Table:
    """The same facts for people."""
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
            Text("\n").join(option_text(option) for option in game.options),
        )
    return table


def option_text(option: Option) -> Text:
    """One line, the default first."""
    default, *others = option.values
    seats = f" ({', '.join(map(str, option.only))})" if option.only else ""
    return Text.assemble(
        (option.name, "cyan"), seats, "=", (default, "bold"), *(f"|{value}" for value in others)
    )
