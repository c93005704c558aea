"""`pyrite simulate`: many games between random players, or players by name, counted."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.parameters import (
    PlayerNames,
    backend_option,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.cli.shell.values import Count
from pyrite.core.words import Words

if TYPE_CHECKING:
    from rich.table import Table

    from pyrite.arena.simulation import Series
    from pyrite.arena.tally import Tally

GAMES = 1000


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "simulate",
        words,
        run,
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
            click.Option(
                ["--players"],
                metavar="A,B,...",
                type=PlayerNames(),
                help=say("help-simulate-players"),
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
    players: tuple[str, ...] | None,
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
    series = make_series(game, seats, players, dict(settings), seed, count)
    began = time.monotonic()
    tally = play_all(words, series, records, audit=audit, threads=threads, backend=backend)
    seconds = time.monotonic() - began
    if as_json:
        from pyrite.cli.shell.console import print_json

        print_json(as_data(series, tally, seconds))
    else:
        from pyrite.cli.shell.console import console

        console().print(as_table(words, series, tally, seconds))


def make_series(
    id: str,
    seats: int | None,
    players: tuple[str, ...] | None,
    settings: dict[str, str],
    seed: str | None,
    games: int,
) -> Series:
    """Which games are meant; wrong seats and options are named here."""
    from pyrite.arena.simulation import UNIFORM, Series
    from pyrite.cli.evening.setup import usual_seats
    from pyrite.core.seeds import seed_text
    from pyrite.engine.play import check_options, check_seats
    from pyrite.engine.registry import find_game

    game = find_game(id)
    names = players or (UNIFORM,)
    if seats is None:
        seats = len(names) if len(names) > 1 else usual_seats(game)
    check_seats(game, seats)
    if len(names) not in (1, seats):
        raise CommandError("not-per-seat", seats=str(seats), given=str(len(names)))
    options = check_options(game, seats, settings)
    whole_seed = secrets.token_hex(32) if seed is None else seed_text(seed)
    sitting = names if len(names) == seats else names * seats
    return Series(game, seats, options, whole_seed, games, sitting)


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
    from pyrite.arena.simulation import check_folder, run_players, run_series
    from pyrite.arena.tally import Tally
    from pyrite.arena.workers import cores
    from pyrite.cli.shell.progress import progress_bar

    many = threads or cores()
    if records:
        check_folder(series, records)
    if records or not series.is_uniform:
        searching = search_backend(words, series, backend)
        chunks = run_players(series, records, audit=audit, processes=many, backend=searching)
    else:
        chunks = run_series(series, backend=backend, threads=many)
    tally = Tally(series.game.sides(series.seats))
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-bar"), total=series.games)
        for chunk in chunks:
            tally.add(chunk)
            bar.update(task, advance=len(chunk))
    return tally


def search_backend(words: Words, series: Series, backend: str) -> str:
    """Where players search: compiled, unless that is not wanted or cannot be."""
    from pyrite.cli.tournaments import prepared_backend
    from pyrite.engine.compiling import check_native

    if backend == "native":
        check_native()
    if backend == "python":
        return backend
    return prepared_backend(words, series.game.id, series.players)


def as_data(series: Series, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": series.game.id,
        "seats": series.seats,
        "options": dict(series.options),
        "players": list(series.players),
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
    if not series.is_uniform:
        sides.add_column(words.say("arena-player"))
    for key in (
        words.say("simulate-wins"),
        words.say("simulate-interval"),
        words.say("simulate-score"),
    ):
        sides.add_column(key, justify="right")
    for side in range(tally.sides):
        name = series.players[side] if side < series.seats else ""
        sides.add_row(
            str(side),
            *([] if series.is_uniform else [name]),
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
