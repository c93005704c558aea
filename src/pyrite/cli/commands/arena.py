"""`pyrite arena`: a tournament between players, every deal played with the seats turned."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click

from pyrite.arena.luck_adjusted import ROLLOUTS
from pyrite.arena.pictures import check_pictures, share_picture
from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.arena.tournament.setup import make_tournament
from pyrite.arena.tournament.standings import standings
from pyrite.arena.tournament.tournament_file import Ledger, resumed_tournament
from pyrite.cli.reports.compiling import rollout_backend, search_backend
from pyrite.cli.reports.running import run_tournament
from pyrite.cli.reports.standing_table import csv_text, standings_data, standings_page
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json, print_report
from pyrite.cli.shell.errors import INTERRUPTED, CommandError
from pyrite.cli.shell.files import check_new, default_file, unused
from pyrite.cli.shell.options.parameters import (
    file_option,
    json_option,
    series_options,
    workers_option,
)
from pyrite.cli.shell.options.player_names import players_option
from pyrite.cli.shell.options.values import OneOfWords
from pyrite.cli.shell.program import next_command
from pyrite.core.seeds import seed_text
from pyrite.core.words import Words
from pyrite.engine.records.files import write_whole
from pyrite.engine.registry import find_game
from pyrite.players.cluster import check_ray
from pyrite.players.compilation import entries

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
            *series_options(words, usual=GAMES, deals=True, may_resume=True),
            players_option(say("help-players", usual=",".join(PLAYERS))),
            workers_option(words),
            click.Option(
                ["--on"],
                metavar="|".join(ON),
                type=OneOfWords(ON),
                default=ON[0],
                help=say("help-on"),
            ),
            file_option("--save", say("help-arena-save")),
            file_option("--resume", say("help-arena-resume")),
            click.Option(["--adjusted"], is_flag=True, help=say("help-adjusted")),
            file_option("--csv", say("help-csv")),
            file_option("--plot", say("help-plot")),
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
    adjusted: bool,
    csv: Path | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Play, count, print; interrupted, say how to go on."""
    check_new(save, csv, plot)
    check_plot(plot)
    if on == "ray":
        check_ray()
    rollouts = ROLLOUTS if adjusted else 0
    wish = TournamentWish(game, seats, players, count, dict(settings), seed, rollouts)
    tournament = resumed(resume, wish) if resume else new(wish)
    ledger = open_ledger(tournament, save, resume)
    backend = search_backend(words, tournament.game, tournament.players)
    if tournament.adjusted:
        backend = rollout_backend(words, tournament.game, needs=(entries.ROLLOUTS, entries.VALUES))
    results = run_tournament(
        words, tournament, backend=backend, workers=workers, on=on, ledger=ledger
    )
    show(words, tournament, results, as_json=as_json)
    if len(results) < tournament.all_games:
        click.echo(words.say("arena-stopped"), err=True)
        click.echo(f"  {next_command('arena', '--resume', ledger.path)}", err=True)
        return INTERRUPTED
    write_files(words, tournament, results, csv, plot)
    if not (save or resume):
        ledger.path.unlink()
    return 0


def check_plot(plot: Path | None) -> None:
    """What cannot be drawn is said before anything is played."""
    if plot:
        check_pictures()
        if plot.suffix != ".svg":
            raise CommandError("not-svg", file=str(plot))


class TournamentWish(NamedTuple):
    """A tournament as the command line says; None and nothing: it does not say."""

    game: str | None
    seats: int | None
    players: tuple[str, ...] | None
    games: int | None
    options: dict[str, str]
    seed: str | None
    adjusted: int


def new(wish: TournamentWish) -> Tournament:
    """Where nothing is said, as usual; but a game must be named."""
    if wish.game is None:
        raise CommandError("missing", name="GAME")
    return make_tournament(
        find_game(wish.game),
        wish.players or PLAYERS,
        wish.games or GAMES,
        seats=wish.seats,
        options=wish.options,
        seed=wish.seed,
        adjusted=wish.adjusted,
    )


def resumed(file: Path, wish: TournamentWish) -> Tournament:
    """The tournament of a file, as far as the command line does not say otherwise."""
    seed, options = wish.seed and seed_text(wish.seed), tuple(sorted(wish.options.items()))
    return resumed_tournament(file, {**wish._asdict(), "seed": seed, "options": options})


def open_ledger(tournament: Tournament, save: Path | None, resume: Path | None) -> Ledger:
    """Where finished deals are kept: always somewhere."""
    if resume and save:
        raise CommandError("save-or-resume")
    usual = default_file(tournament.game, tournament.seed[:6]).with_suffix(".arena")
    return Ledger(save or resume or unused(usual), tournament)


def show(words: Words, tournament: Tournament, results: list[GameResult], *, as_json: bool) -> None:
    """For programs or for people."""
    if as_json:
        print_json(standings_data(tournament, results))
    else:
        print_report(standings_page(words, tournament, results))


def write_files(
    words: Words,
    tournament: Tournament,
    results: list[GameResult],
    csv: Path | None,
    plot: Path | None,
) -> None:
    """All that was asked for."""
    if csv:
        write_whole(csv, csv_text(tournament, results))
    if plot:
        found = standings(tournament, results)
        rows = [(one.name, one.win_share) for one in found]
        write_whole(plot, share_picture(rows, fair=1 / tournament.seats))
    for file in (csv, plot):
        if file:
            click.echo(words.say("saved", file=str(file)), err=True)
