"""What is to be played, checked before anything is: seats, players, options, seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from pyrite.arena.errors import ArenaError
from pyrite.arena.series import UNIFORM, Series
from pyrite.arena.tournament.deal import Tournament
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.play import check_options, check_seats
from pyrite.players.levels import check_players

Options = tuple[tuple[str, str], ...]


def make_tournament(
    game: Game,
    players: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
    adjusted: int = 0,
) -> Tournament:
    """As many seats as players where the game has so many."""
    if seats is None:
        seats = len(players) if len(players) in game.seats else game.usual_seats
    chosen = checked_options(game, seats, options)
    check_players(game, players)
    return Tournament(game.id, seats, tuple(players), games, whole_seed(seed), chosen, adjusted)


def make_series(
    game: Game,
    players: Sequence[str] | None,
    games: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str | None = None,
) -> Series:
    """A player for each seat, or one for all; without any, everybody plays at random."""
    names = tuple(players or (UNIFORM,))
    if seats is None:
        seats = len(names) if len(names) > 1 else game.usual_seats
    chosen = checked_options(game, seats, options)
    if len(names) not in (1, seats):
        raise ArenaError("not-per-seat", seats=str(seats), given=str(len(names)))
    check_players(game, names)
    by_seat = names if len(names) == seats else names * seats
    return Series(game.id, seats, by_seat, games, whole_seed(seed), chosen)


def checked_options(game: Game, seats: int, options: Mapping[str, object] | None) -> Options:
    """Seats and options that the game has, sorted by name."""
    check_seats(game, seats)
    return tuple(sorted(check_options(game, seats, options or {}).items()))


def whole_seed(seed: str | None) -> str:
    """All 64 digits; a fresh one where none is given."""
    return secrets.token_hex(32) if seed is None else seed_text(seed)
