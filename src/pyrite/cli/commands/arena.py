"""`pyrite arena`: a tournament between players, every deal played with the seats turned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import INTERRUPTED, CommandError
from pyrite.cli.shell.parameters import (
    PlayerNames,
    game_argument,
    json_option,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.cli.shell.values import Count, OneOf
from pyrite.core.words import Words

if TYPE_CHECKING:
    from pyrite.arena.block import GameResult, Tournament
    from pyrite.arena.ledger import Ledger

GAMES = 60
PLAYERS = ("easy", "normal", "hard")
ON = ("processes", "ray")


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "arena",
        words,
        run,
        params=[
            game_argument(required=False),
            seats_option(words),
            click.Option(
                ["--players"],
                metavar="A,B,...",
                type=PlayerNames(),
                help=say("help-players", usual=",".join(PLAYERS)),
            ),
            click.Option(
                ["--games", "count"],
                metavar="M",
                type=Count(1),
                help=say("help-arena-games", usual=str(GAMES)),
            ),
            settings_option(words),
            seed_option(words),
            click.Option(["--workers"], metavar="W", type=Count(1), help=say("help-workers")),
            click.Option(
                ["--on"], metavar="|".join(ON), type=OneOf(ON), default=ON[0], help=say("help-on")
            ),
            click.Option(["--save"], metavar="FILE", type=Path, help=say("help-arena-save")),
            click.Option(["--resume"], metavar="FILE", type=Path, help=say("help-arena-resume")),
            click.Option(["--csv"], metavar="FILE", type=Path, help=say("help-csv")),
            click.Option(["--plot"], metavar="FILE", type=Path, help=say("help-plot")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    game: str | None,
    seats: int | None,
    players: tuple[str, ...] | None,
    count: int | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    workers: int | None,
    on: str,
    save: Path | None,
    resume: Path | None,
    csv: Path | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, count, print; interrupted, say how to go on."""
    from pyrite.cli.tournaments import prepared_backend, run_tournament

    check_files(save, csv, plot)
    if on == "ray":
        from pyrite.arena.run import check_ray

        check_ray()
    if resume:
        tournament = resumed(resume, game, seats, players, count, dict(settings), seed)
    else:
        tournament = new(words, game, seats, players, count, dict(settings), seed)
    ledger = open_ledger(tournament, save, resume)
    backend = prepared_backend(words, tournament.game, tournament.players)
    results = run_tournament(
        words, tournament, backend=backend, workers=workers, on=on, ledger=ledger
    )
    is_whole = len(results) == tournament.all_games
    show(words, tournament, results, as_json=as_json)
    if not is_whole:
        click.echo(words.say("arena-stopped"), err=True)
        click.echo(f"  pyrite arena --resume {ledger.path}", err=True)
        return INTERRUPTED
    write_files(words, tournament, results, csv, plot)
    if not (save or resume):
        ledger.path.unlink()
    return 0


def check_files(save: Path | None, csv: Path | None, plot: Path | None) -> None:
    """What cannot be written is said before anything is played."""
    for file in (save, csv, plot):
        if file and file.exists():
            raise CommandError("file-exists", file=str(file))
    if plot:
        from pyrite.arena.pictures import can_draw

        if not can_draw():
            raise CommandError("no-plots")
        if plot.suffix != ".svg":
            raise CommandError("not-svg", file=str(plot))


def new(
    words: Words,
    game: str | None,
    seats: int | None,
    players: tuple[str, ...] | None,
    count: int | None,
    settings: dict[str, str],
    seed: str | None,
) -> Tournament:
    """A tournament as the command line says."""
    from pyrite.cli.tournaments import make_tournament

    if game is None:
        raise CommandError("missing", name="GAME")
    return make_tournament(game, seats, players or PLAYERS, count or GAMES, settings, seed)


def resumed(
    file: Path,
    game: str | None,
    seats: int | None,
    players: tuple[str, ...] | None,
    count: int | None,
    settings: dict[str, str],
    seed: str | None,
) -> Tournament:
    """The tournament of a file; whatever is said beside it must be the same."""
    from pyrite.arena.errors import ArenaError
    from pyrite.arena.ledger import read_tournament
    from pyrite.core.seeds import seed_text

    found = read_tournament(file)
    said: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "players": players,
        "games": count,
        "seed": seed and seed_text(seed),
        "options": tuple(sorted(settings.items())) or None,
    }
    if found != replace(found, **{key: value for key, value in said.items() if value}):
        raise ArenaError("other-tournament", path=str(file))
    return found


def open_ledger(tournament: Tournament, save: Path | None, resume: Path | None) -> Ledger:
    """Where finished deals are kept: always somewhere."""
    from pyrite.arena.ledger import Ledger
    from pyrite.cli.shell.files import default_file, unused

    if resume and save:
        raise CommandError("save-or-resume")
    usual = default_file(tournament.game, tournament.seed).with_suffix(".arena")
    return Ledger(save or resume or unused(usual), tournament)


def show(words: Words, tournament: Tournament, results: list[GameResult], *, as_json: bool) -> None:
    """For programs or for people."""
    from pyrite.cli.reports.standing_table import standings_data, standings_page
    from pyrite.cli.shell.console import console, print_json

    if as_json:
        print_json(standings_data(tournament, results))
    else:
        console().print(standings_page(words, tournament, results))


def write_files(
    words: Words,
    tournament: Tournament,
    results: list[GameResult],
    csv: Path | None,
    plot: Path | None,
) -> None:
    """All that was asked for."""
    from pyrite.arena.pictures import share_picture
    from pyrite.arena.standings import standings
    from pyrite.cli.reports.standing_table import csv_text
    from pyrite.cli.shell.files import write_whole

    if csv:
        write_whole(csv, csv_text(tournament, results))
    if plot:
        found = standings(tournament, results)
        rows = [(one.name, one.win_share) for one in found]
        write_whole(plot, share_picture(rows, fair=1 / tournament.seats))
    for file in (csv, plot):
        if file:
            click.echo(words.say("saved", file=str(file)), err=True)
