"""`pyrite luck`: luck and skill in one's own games, as reviews measure them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click

from pyrite.arena.intervals import Share
from pyrite.cli.reports.compiling import rollout_backend
from pyrite.cli.reports.kept_tables import kept_table
from pyrite.cli.reports.review.luck import LuckFile, OwnLuck, luck_data, lucks_of, sum_of
from pyrite.cli.reports.review.telling import signed, with_margin
from pyrite.cli.reports.running import review_game
from pyrite.cli.session.records.saved import SavedGame, saved_games
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.files import records_folder
from pyrite.cli.shell.options.parameters import backend_option, json_option
from pyrite.cli.shell.options.values import Count
from pyrite.core.words import Words
from pyrite.engine.records.files import read_record
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.review import ITERATIONS, PLAIN_ITERATIONS

USUAL_GAMES = 12
LONG_STREAK = 3

Found = tuple[SavedGame, OwnLuck]


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "luck",
        words,
        run,
        params=[
            click.Option(
                ["--games"],
                metavar="N",
                type=Count(1),
                default=USUAL_GAMES,
                help=say("help-luck-games", usual=USUAL_GAMES),
            ),
            click.Option(
                ["--iterations"],
                metavar="N",
                type=Count(2),
                help=say("help-review-iterations", usual=f"{ITERATIONS:,}"),
            ),
            backend_option(words),
            json_option(words),
        ],
    )


def run(words: Words, *, games: int, iterations: int | None, backend: str, as_json: bool) -> None:
    """The newest games; what was measured before is not measured again."""
    kept = LuckFile(records_folder().parent / "luck.json")
    finished = (one for one in saved_games() if one.play.is_over and one.people)
    found = [
        (saved, one)
        for saved in islice(finished, games)
        for one in measured(words, kept, saved.file, saved.people, iterations, backend)
    ]
    if as_json:
        print_json([{"file": str(saved.file), **luck_data(one)} for saved, one in found])
    elif not found:
        click.echo(words.say("results-none"))
    else:
        rows = (row(saved, one, words) for saved, one in found)
        print_report(kept_table(titles(words), rows, numbers=(3, 4, 5)), *told(words, found))


def measured(
    words: Words,
    kept: LuckFile,
    file: Path,
    people: tuple[int, ...],
    iterations: int | None,
    backend: str,
) -> list[OwnLuck]:
    """Of everybody there; measured now if it was not."""
    record: GameRecord = read_record(file)
    known = kept.of(record)
    if known is None:
        where = rollout_backend(words, record.game, backend)
        usual = PLAIN_ITERATIONS if where == "python" else ITERATIONS
        review = review_game(words, record, people, iterations or usual, where, None)
        if not review.is_whole:
            raise KeyboardInterrupt
        known = lucks_of(review)
        kept.keep(record, known)
    return known


def titles(words: Words) -> list[str]:
    """What the columns are."""
    say = words.say
    return [
        say("saved-when"),
        say("saved-game"),
        say("results-who"),
        say("review-luck"),
        say("review-own"),
        say("review-final"),
        say("luck-level"),
    ]


def row(saved: SavedGame, one: OwnLuck, words: Words) -> list[str]:
    """One game of one person."""
    return [
        saved.when,
        Words(words.language, saved.play.game.package).say("title"),
        saved.voice(words.language).seat(one.seat),
        with_margin(one.luck),
        with_margin(one.own),
        f"{one.final:.0%}",
        one.level or "–",
    ]


def told(words: Words, found: list[Found]) -> Iterator[str]:
    """What it comes to, in a few sentences."""
    lucks = [one for _, one in found]
    total = sum_of(lucks)
    yield words.say("luck-sum", unlucky=total.unlucky, games=total.games)
    yield words.say("luck-mean", luck=mean_text(total.luck), own=mean_text(total.own))
    if total.streak >= LONG_STREAK:
        is_bad = lucks[0].luck.mean < 0
        key = "luck-streak-bad" if is_bad else "luck-streak-good"
        yield words.say(key, n=total.streak)


def mean_text(share: Share) -> str:
    """With half of its interval, where there are two games at least."""
    return signed(share.mean) + ("" if share.margin is None else f" ± {share.margin:.1%}")
