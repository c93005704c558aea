"""Which games there are: a table for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from pyrite.cli.shell.console import BOUNDLESS
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


class GamesPage:
    """The same facts for people: a table, or where that is too wide, a block for each game."""

    def __init__(self, words: Words, games: Sequence[Game]) -> None:
        self.words = words
        self.games = games

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = Measurement.get(console, options, games_table(self.words, self.games)).maximum
        return Measurement(1, widest)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = games_table(self.words, self.games)
        if Measurement.get(console, options.update(width=BOUNDLESS), table).maximum <= (
            options.max_width
        ):
            yield table
        else:
            yield from game_blocks(self.words, self.games)


def game_blocks(words: Words, games: Sequence[Game]) -> Iterator[Text]:
    """A line of facts, then a line for each option."""
    for game in games:
        facts = [
            Words(words.language, game.package).say("title"),
            game.designer,
            str(game.year),
            f"{words.say('games-seats')} {seats_text(game)}",
        ]
        yield Text.assemble((game.id, "bold"), "  ", ", ".join(facts))
        for option in game.options:
            yield Text("    ").append(option_text(option))


def seats_text(game: Game) -> str:
    """`2–5`."""
    return f"{game.seats[0]}–{game.seats[-1]}"


def games_table(words: Words, games: Sequence[Game]) -> Table:
    """A row for each game."""
    table = Table(box=box.SIMPLE_HEAD, show_lines=len(games) > 1)
    table.add_column(words.say("games-id"), no_wrap=True, style="bold")
    table.add_column(words.say("games-title"), no_wrap=True)
    table.add_column(words.say("games-designer"), no_wrap=True)
    table.add_column(words.say("games-year"))
    table.add_column(words.say("games-seats"), no_wrap=True)
    table.add_column(words.say("games-options"), no_wrap=True)
    for game in games:
        table.add_row(
            game.id,
            Words(words.language, game.package).say("title"),
            game.designer,
            str(game.year),
            seats_text(game),
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
