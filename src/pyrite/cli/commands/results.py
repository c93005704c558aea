"""`pyrite results`: how one's own games ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from pyrite.cli.reports.kept_tables import kept_table
from pyrite.cli.session.records.saved import SavedGame, saved_games
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.options.parameters import json_option
from pyrite.core.words import Words
from pyrite.engine.telling.names import is_bot, level_in


@dataclass(frozen=True)
class Own:
    """One person's part in a finished game."""

    saved: SavedGame
    seat: int
    score: int
    place: int  # from 1; winners share the first

    @property
    def against(self) -> list[str]:
        """Names of the others as the record has them; of bots, their levels."""
        players = self.saved.play.players
        others = [players.get(s, "") for s in range(self.saved.play.seats) if s != self.seat]
        return [level_in(name) if is_bot(name) else name for name in others]


def build(words: Words) -> click.Command:
    """The command."""
    return Command("results", words, run, params=[json_option(words)])


def run(words: Words, *, as_json: bool) -> None:
    """Every game, then how often one won."""
    found = [own for saved in saved_games() for own in own_results(saved)]
    if as_json:
        print_json([own_data(own) for own in found])
    elif not found:
        click.echo(words.say("results-none"))
    else:
        print_report(
            kept_table(own_titles(words), (own_row(own, words) for own in found), numbers=(3, 4)),
            kept_table(sum_titles(words), sum_rows(found, words), numbers=(1, 2)),
        )


def own_results(saved: SavedGame) -> Iterator[Own]:
    """What each person there made of it."""
    result = saved.play.result
    if result is None:
        return
    for seat in saved.people:
        better = sum(score > result.scores[seat] for score in result.scores)
        place = 1 if seat in result.winners else max(2, better + 1)
        yield Own(saved, seat, saved.play.game.points(result.scores[seat]), place)


def own_data(own: Own) -> dict[str, Any]:
    """A result as JSON values."""
    return {
        "game": own.saved.play.game.id,
        "when": own.saved.when,
        "seat": own.seat,
        "score": own.score,
        "place": own.place,
        "against": own.against,
        "file": str(own.saved.file),
    }


def own_titles(words: Words) -> list[str]:
    """What the columns are."""
    say = words.say
    return [
        say("saved-when"),
        say("saved-game"),
        say("results-who"),
        say("results-score"),
        say("results-place"),
        say("results-others"),
    ]


def own_row(own: Own, words: Words) -> list[str]:
    """A line of the table, under the titles."""
    speech = own.saved.voice(words.language)
    return [
        own.saved.when,
        title_of(own, words),
        speech.seat(own.seat),
        str(own.score).replace("-", "−"),
        str(own.place),
        words.say("list-comma").join(own.against),
    ]


def title_of(own: Own, words: Words) -> str:
    """The game as people call it."""
    return Words(words.language, own.saved.play.game.package).say("title")


def sum_titles(words: Words) -> list[str]:
    """What the columns of the sums are."""
    return [words.say("saved-game"), words.say("results-games"), words.say("results-wins")]


def sum_rows(found: list[Own], words: Words) -> Iterator[list[str]]:
    """How often each game was played, and won."""
    for title in dict.fromkeys(title_of(own, words) for own in found):
        places = [own.place for own in found if title_of(own, words) == title]
        yield [title, str(len(places)), str(places.count(1))]
