"""Games of a series between players by name, in processes; each may leave a record."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from pyrite.arena.errors import ArenaError
from pyrite.arena.series import Series
from pyrite.arena.tournament.deal import seated_player
from pyrite.arena.workers import pool
from pyrite.core.game import Result
from pyrite.core.seeds import game_seed, player_seed
from pyrite.engine.records.record import Line
from pyrite.engine.simulate import SimulatedGame, play_game
from pyrite.engine.telling.names import bot_name
from pyrite.players.levels import is_quick

FEW_GAMES = 20  # not worth a pool
FEW_AT_ONCE = 4  # quick games that one process gets


def record_name(series: Series, number: int) -> str:
    """`gold-000123.txt`: sorted by name is sorted by number."""
    return f"{series.game}-{number:0{max(6, len(str(series.games - 1)))}}.txt"


def check_folder(series: Series, folder: Path) -> None:
    """Nothing may be overwritten; found out before anything is played."""
    if folder.exists() and not folder.is_dir():
        raise ArenaError("not-a-folder", file=str(folder))
    there = {path.name for path in folder.iterdir()} if folder.exists() else set()
    for number in range(series.games):
        name = record_name(series, number)
        if name in there:
            raise ArenaError("file-exists", file=str(folder / name))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaError("no-folder", file=str(folder), why=str(error.strerror)) from None


def run_players(
    series: Series, folder: Path | None, *, audit: bool, processes: int, backend: str
) -> Iterator[list[SimulatedGame]]:
    """Players by name; every game leaves a record if there is a folder for it."""
    play = functools.partial(play_one, series, folder, backend, audit=audit)
    is_slow = not all(is_quick(series.rules, name) for name in series.players)
    if processes == 1 or (series.games <= FEW_GAMES and not is_slow):
        for number in range(series.games):
            yield [play(number)]
        return
    with pool(min(processes, series.games)) as executor:
        chunk = 1 if is_slow else FEW_AT_ONCE
        for game in executor.map(play, range(series.games), chunksize=chunk):
            yield [game]


def play_one(
    series: Series, folder: Path | None, backend: str, number: int, *, audit: bool
) -> SimulatedGame:
    """Game `number` of the series, written down where that is wanted."""
    seed = game_seed(series.seed, number)
    players = [
        seated_player(series.game, name, backend, player_seed(seed, seat))
        for seat, name in enumerate(series.players)
    ]
    names = [bot_name(name) for name in series.players]
    options = dict(series.options)
    record = play_game(series.rules, series.seats, options, seed, players, names, audit=audit)
    if folder:
        path = folder / record_name(series, number)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.text())
    return in_numbers(number, record.lines)


def in_numbers(number: int, lines: list[Line]) -> SimulatedGame:
    """The numbers of a finished record."""
    words = {line.who: line.text for line in lines}
    decisions = sum(line.who.isdigit() for line in lines)
    scores, winners = (tuple(map(int, words[who].split())) for who in ("=", "winners"))
    return SimulatedGame(number, decisions, Result(scores, winners, words["reason"]))
