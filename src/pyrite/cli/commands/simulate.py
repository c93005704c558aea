"""`pyrite simulate`: many games between random players, counted."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.command import Command
from pyrite.cli.errors import CommandError
from pyrite.cli.parameters import (
    Count,
    backend_option,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.core.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from pyrite.cli.simulation import Series
    from pyrite.cli.tally import Tally

GAMES = 1000


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "simulate",
        words,
        run,
        help=say("help-simulate"),
        params=[
            game_argument(),
            seats_option(words),
            click.Option(
                ["--games", "count"],
                metavar="M",
                type=Count(1),
                default=GAMES,
                help=say("help-games-count", usual=str(GAMES)),
            ),
            settings_option(words),
            seed_option(words),
            click.Option(["--records"], metavar="FOLDER", type=Path, help=say("help-records")),
            click.Option(["--audit"], is_flag=True, help=say("help-audit")),
            click.Option(["--threads"], metavar="N", type=Count(1), help=say("help-threads")),
            backend_option(words),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str,
    seats: int | None,
    count: int,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    records: Path | None,
    audit: bool,
    threads: int | None,
    backend: str,
    as_json: bool,
) -> None:
    """Play, count, print."""
    if audit and not records:
        raise CommandError("audit-needs-records")
    series = make_series(game, seats, dict(settings), seed, count)
    began = time.monotonic()
    tally = play_all(words, series, records, audit=audit, threads=threads, backend=backend)
    seconds = time.monotonic() - began
    if as_json:
        from pyrite.cli.console import print_json

        print_json(as_data(series, tally, seconds))
    else:
        from pyrite.cli.console import console

        console().print(as_table(words, series, tally, seconds))


def make_series(
    id: str, seats: int | None, settings: dict[str, str], seed: str | None, games: int
) -> Series:
    """Which games are meant; wrong seats and options are named here."""
    from pyrite.cli.setup import usual_seats
    from pyrite.cli.simulation import Series
    from pyrite.core.seeds import seed_text
    from pyrite.engine.play import check_options, check_seats
    from pyrite.engine.registry import find_game

    game = find_game(id)
    seats = usual_seats(game) if seats is None else seats
    check_seats(game, seats)
    options = check_options(game, seats, settings)
    return Series(
        game, seats, options, secrets.token_hex(32) if seed is None else seed_text(seed), games
    )


def play_all(
    words: Words,
    series: Series,
    records: Path | None,
    *,
    audit: bool,
    threads: int | None,
    backend: str,
) -> Tally:
    """With a bar on a terminal."""
    from pyrite.cli.progress import progress_bar
    from pyrite.cli.simulation import check_folder, run_recorded, run_series
    from pyrite.cli.tally import Tally
    from pyrite.cli.workers import cores

    many = threads or cores()
    if records:
        check_folder(series, records)
        chunks = run_recorded(series, records, audit=audit, processes=many)
    else:
        chunks = run_series(series, backend=backend, threads=many)
    tally = Tally(series.game.sides(series.seats))
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-bar"), total=series.games)
        for chunk in chunks:
            tally.add(chunk)
            bar.update(task, advance=len(chunk))
    return tally


def as_data(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": series.game.id,
        "seats": series.seats,
        "options": dict(series.options),
        "seed": series.seed,
        **tally.data(),
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
    }


def as_table(words: Words, series: Series, tally: Tally, seconds: float) -> Table:
    """The result for people."""
    from rich import box
    from rich.console import Group
    from rich.table import Table

    sides = Table(box=box.SIMPLE_HEAD)
    sides.add_column(words.say("simulate-side"))
    for key in (
        words.say("simulate-wins"),
        words.say("simulate-interval"),
        words.say("simulate-score"),
    ):
        sides.add_column(key, justify="right")
    for side in range(tally.sides):
        sides.add_row(
            str(side),
            f"{tally.win_share(side):.2%}",
            f"± {tally.interval(side):.2%}",
            f"{tally.scores[side] / tally.games:.2f}",
        )
    facts = Table.grid(padding=(0, 2))
    for name, value in fact_rows(words, series, tally, seconds):
        facts.add_row(name, value)
    page = Table.grid()
    page.add_row(Group(sides, facts))
    return page


def fact_rows(words: Words, series: Series, tally: Tally, seconds: float) -> list[tuple[str, str]]:
    """Counts, reasons, speed, and the seed that repeats it all."""
    game = Words(words.language, series.game.package)
    rows = [
        (words.say("simulate-games"), f"{tally.games:,}"),
        (words.say("simulate-decisions"), f"{tally.decisions / tally.games:.1f}"),
    ]
    for reason, count in tally.reasons.most_common():
        text = game.say(f"reason-{reason.replace(' ', '-')}")
        rows.append((words.say("simulate-reason"), f"{text}: {count / tally.games:.1%}"))
    speed = words.say(
        "simulate-speed-value",
        games=f"{tally.games / seconds:,.0f}",
        decisions=f"{tally.decisions / seconds:,.0f}",
    )
    rows.append((words.say("simulate-speed"), speed))
    rows.append((words.say("simulate-seed"), series.seed))
    return rows
