"""What commands that let players meet share: set-up, compiling once, running with a bar."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from pyrite.arena.workers import cores
from pyrite.cli.shell.errors import CommandError
from pyrite.core.words import Words
from pyrite.engine.compiling import compile_game, has_native
from pyrite.players.compiling import PLAYERS

if TYPE_CHECKING:
    from pyrite.arena.block import GameResult, Tournament
    from pyrite.arena.ledger import Ledger


def make_tournament(
    id: str,
    seats: int | None,
    players: tuple[str, ...],
    games: int,
    settings: dict[str, str],
    seed: str | None,
) -> Tournament:
    """All of it checked; as many seats as players where the game has so many."""
    from pyrite.arena.block import Tournament
    from pyrite.cli.evening.setup import usual_seats
    from pyrite.core.seeds import seed_text
    from pyrite.engine.play import check_options, check_seats
    from pyrite.engine.registry import find_game

    game = find_game(id)
    if seats is None:
        seats = len(players) if len(players) in game.seats else usual_seats(game)
    check_seats(game, seats)
    options = check_options(game, seats, settings)
    whole_seed = secrets.token_hex(32) if seed is None else seed_text(seed)
    return Tournament(id, seats, players, games, whole_seed, tuple(sorted(options.items())))


def prepared_backend(words: Words, id: str, names: Iterable[str]) -> str:
    """Where the players' search will run; what it needs is compiled now, once, with a bar."""
    from pyrite.cli.shell.progress import progress_bar
    from pyrite.engine.registry import find_game
    from pyrite.players.levels import iterations_of

    game = find_game(id)
    if not has_native():
        return "python"
    if any(iterations_of(game, name) for name in names):
        with progress_bar() as bar:
            bar.add_task(words.say("warm-bar", game=id), total=None)
            for _ in compile_game(PLAYERS, id, "search"):
                pass
    return "native"


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
    from pyrite.arena.run import run
    from pyrite.cli.shell.progress import progress_bar

    done = sum(map(len, ledger.read().values())) if ledger else 0
    with progress_bar() as bar:
        task = bar.add_task(words.say("simulate-bar"), total=tournament.all_games, completed=done)
        try:
            return run(
                tournament,
                on=on,
                workers=workers or cores(),
                backend=backend,
                ledger=ledger,
                progress=lambda games: bar.update(task, advance=games),
            )
        except BrokenProcessPool:
            raise CommandError("workers-broke") from None
