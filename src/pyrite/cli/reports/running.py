"""Long work and its bar: reviews, tournaments, series of games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pyrite.arena.balance import Balance, balance_of, equal_players, ladder_of
from pyrite.arena.recording import check_folder, run_players
from pyrite.arena.series import Series
from pyrite.arena.simulation import run_series
from pyrite.arena.tally import Tally
from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.arena.tournament.run import run
from pyrite.arena.tournament.tournament_file import Ledger
from pyrite.arena.workers import cores
from pyrite.cli.reports.compiling import ready, search_backend
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.words import Words
from pyrite.engine.compilation.entries import SIMULATION
from pyrite.engine.records.record import GameRecord
from pyrite.engine.registry import find_game
from pyrite.players.review.review import Review, review_record


def review_game(
    words: Words,
    record: GameRecord,
    seats: Sequence[int],
    iterations: int,
    backend: str,
    threads: int | None,
) -> Review:
    """All that there is to measure, or what was measured when somebody pressed Ctrl-C."""
    with progress_bar() as bar:
        task = bar.add_task(words.say("review-bar"), total=None)
        return review_record(
            record,
            seats,
            iterations=iterations,
            backend=backend,
            threads=(threads or cores()) if backend == "native" else 1,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def run_tournament(
    words: Words,
    tournament: Tournament,
    *,
    backend: str,
    workers: int | None = None,
    on: str = "processes",
    ledger: Ledger | None = None,
) -> list[GameResult]:
    """All games, or those finished when somebody pressed Ctrl-C."""
    done = sum(map(len, ledger.read().values())) if ledger else 0
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-bar"), total=tournament.all_games, completed=done)
        return run(
            tournament,
            on=on,
            workers=workers or cores(),
            backend=backend,
            ledger=ledger,
            progress=lambda games: bar.update(task, advance=games),
        )


def measure_balance(words: Words, asked: Tournament, workers: int | None) -> Balance:
    """Equal players first, then the ladder; half a measurement is none."""
    equal, ladder = equal_players(asked, find_game(asked.game)), ladder_of(asked)
    backend = search_backend(words, asked.game, ladder.players)
    results = []
    for tournament in (equal, ladder):
        results.append(run_tournament(words, tournament, backend=backend, workers=workers))
        if len(results[-1]) < tournament.all_games:
            raise KeyboardInterrupt
    return balance_of(equal, results[0], ladder, results[1])


def tally_series(
    words: Words,
    series: Series,
    folder: Path | None,
    *,
    audit: bool,
    threads: int | None,
    backend: str,
) -> Tally:
    """All games of a series, added up."""
    at_once = threads or cores()
    if folder:
        check_folder(series, folder)
    if folder or not series.is_uniform:
        searching = search_backend(words, series.game, series.players, backend)
        chunks = run_players(series, folder, audit=audit, processes=at_once, backend=searching)
    else:
        simulating = ready(words, series.rules, backend, (SIMULATION,))
        chunks = run_series(series, backend=simulating, threads=at_once)
    tally = Tally(series.rules.sides(series.seats))
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-bar"), total=series.games)
        for chunk in chunks:
            tally.add(chunk)
            bar.update(task, advance=len(chunk))
    return tally
