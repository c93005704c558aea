"""`pyrite review FILE`: what was luck, what was skill in a finished game."""

from __future__ import annotations

from pathlib import Path

import click

from pyrite.cli.reports.compiling import rollout_backend
from pyrite.cli.reports.review.page import review_page
from pyrite.cli.reports.review.telling import ReviewTelling
from pyrite.cli.reports.review.text import review_text
from pyrite.cli.reports.running import review_game
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.errors import INTERRUPTED, CommandError
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.options.parameters import backend_option, file_option, json_option
from pyrite.cli.shell.options.values import Count
from pyrite.core.words import Words
from pyrite.engine.records.files import read_record, write_whole
from pyrite.engine.records.record import GameRecord
from pyrite.engine.records.replay import open_record
from pyrite.players.review.data import review_data
from pyrite.players.review.review import (
    ITERATIONS,
    PLAIN_ITERATIONS,
    check_reviewable,
    reviewed_seats,
)


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    usual = f"{ITERATIONS:,}"
    return Command(
        "review",
        words,
        run,
        params=[
            click.Argument(["file"], type=Path, metavar="FILE"),
            click.Option(["--seat"], metavar="N", type=Count(), help=say("help-review-seat")),
            click.Option(["--all", "everybody"], is_flag=True, help=say("help-review-all")),
            click.Option(
                ["--iterations"],
                metavar="N",
                type=Count(2),
                help=say("help-review-iterations", usual=usual),
            ),
            click.Option(["--threads"], metavar="T", type=Count(1), help=say("help-threads")),
            backend_option(words),
            file_option("--html", say("help-html")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    file: Path,
    seat: int | None,
    everybody: bool,
    iterations: int | None,
    threads: int | None,
    backend: str,
    html: Path | None,
    as_json: bool,
) -> int:
    """Measure, then tell; interrupted, tell what is known by then."""
    check_new(html)
    record = read_record(file)
    seats = chosen_seats(record, seat, everybody=everybody)
    backend = rollout_backend(words, record.game, backend)
    usual = PLAIN_ITERATIONS if backend == "python" else ITERATIONS
    review = review_game(words, record, seats, iterations or usual, backend, threads)
    telling = ReviewTelling(review, words.language)
    if as_json:
        print_json(review_data(review))
    else:
        print_report(*review_text(telling))
    if html:
        write_whole(html, review_page(telling))
        click.echo(words.say("saved", file=str(html)), err=True)
    if not review.is_whole:
        click.echo(words.say("review-stopped", done=f"{review.share_done:.0%}"), err=True)
        return INTERRUPTED
    return 0


def chosen_seats(record: GameRecord, seat: int | None, *, everybody: bool) -> tuple[int, ...]:
    """Who is looked at; what cannot be reviewed is refused before anything is compiled."""
    if seat is not None and everybody:
        raise CommandError("seat-or-all")
    play = open_record(record)
    check_reviewable(record)
    if seat is not None:
        play.information(seat)  # a seat that is not there is an error now
    return reviewed_seats(record, seat, everybody=everybody)
