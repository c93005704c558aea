"""Running many games: in threads on the native backend, plainly until that is compiled, or in
processes where players think or every game leaves a record. The same series gives the same games
every way.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pyrite.arena.errors import ArenaError
from pyrite.arena.workers import pool
from pyrite.engine.compiling import check_native, compiling, has_native
from pyrite.engine.names import bot_name

if TYPE_CHECKING:
    from pyrite.core.game import Game
    from pyrite.engine.record import Line
    from pyrite.engine.simulate import SimulatedGame

PLAIN_CHUNK = 10
NATIVE_CHUNK = 200  # to begin with
CHUNK_SECONDS = 0.2
PATIENCE = 2.0  # seconds of plain play that are worth compiling for
FEW_GAMES = 20  # not worth a pool
FEW_AT_ONCE = 4  # quick games that one process gets
UNIFORM = "uniform"


@dataclass(frozen=True)
class Series:
    """Which games to play."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: str
    games: int
    players: tuple[str, ...]  # by seat

    @property
    def is_uniform(self) -> bool:
        """Do all play at random, so that the fast loop can do it?"""
        return set(self.players) == {UNIFORM}


Chunk = Callable[[Series, range], "list[SimulatedGame]"]


def plain_chunk(series: Series, numbers: range) -> list[SimulatedGame]:
    """Some games on the python backend."""
    from pyrite.engine.simulate import simulate

    return simulate(series.game, series.seats, series.options, series.seed, numbers)


def native_chunk(series: Series, numbers: range) -> list[SimulatedGame]:
    """Some games, compiled."""
    from pyrite.engine.simulate import simulate

    return simulate(series.game, series.seats, series.options, series.seed, numbers, "native")


def run_series(series: Series, *, backend: str, threads: int) -> Iterator[list[SimulatedGame]]:
    """All games, in chunks as they are done."""
    if backend == "native":
        check_native()
    if backend == "python" or not has_native():
        yield from run_plain(series, range(series.games))
    elif backend == "native":
        yield from run_native(series, range(series.games), threads)
    else:
        yield from run_auto(series, threads)


def run_plain(series: Series, numbers: range) -> Iterator[list[SimulatedGame]]:
    """One chunk after the other."""
    for first in range(numbers.start, numbers.stop, PLAIN_CHUNK):
        yield plain_chunk(series, range(first, min(first + PLAIN_CHUNK, numbers.stop)))


def run_auto(series: Series, threads: int) -> Iterator[list[SimulatedGame]]:
    """Native if it is compiled; else plain at once, and native once a child has compiled it."""
    from pyrite.core.flow import simulate
    from pyrite.engine.warm import is_compiled

    def is_ready() -> bool:
        return is_compiled(series.game, simulate)

    done = 0
    if not is_ready():
        began = time.monotonic()
        first = plain_chunk(series, range(min(PLAIN_CHUNK, series.games)))
        done = len(first)
        yield first
        left = (series.games - done) * (time.monotonic() - began) / done
        if left < PATIENCE:
            yield from run_plain(series, range(done, series.games))
            return
        with compiling(series.game.id):
            for chunk in run_plain(series, range(done, series.games)):
                done += len(chunk)
                yield chunk
                if is_ready():
                    break
    if done < series.games:
        yield from run_native(series, range(done, series.games), threads)


def run_native(series: Series, numbers: range, threads: int) -> Iterator[list[SimulatedGame]]:
    """As many chunks at once as there are threads; the first alone, it loads or compiles."""
    place = min(numbers.start + 1, numbers.stop)
    yield native_chunk(series, range(numbers.start, place))
    size = NATIVE_CHUNK
    with ThreadPoolExecutor(threads) as executor:
        pending: set[Future[tuple[list[SimulatedGame], float]]] = set()
        while pending or place < numbers.stop:
            while place < numbers.stop and len(pending) < threads + 1:
                chunk = range(place, min(place + size, numbers.stop))
                pending.add(executor.submit(_timed, series, chunk))
                place = chunk.stop
            ready, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ready:
                games, seconds = future.result()
                if seconds < CHUNK_SECONDS and len(games) == size:
                    size *= 2
                yield games


def _timed(series: Series, numbers: range) -> tuple[list[SimulatedGame], float]:
    began = time.monotonic()
    games = native_chunk(series, numbers)
    return games, time.monotonic() - began


def record_name(game: str, number: int, games: int) -> str:
    """`gold-000123.txt`: sorted by name is sorted by number."""
    return f"{game}-{number:0{max(6, len(str(games - 1)))}}.txt"


def check_folder(series: Series, folder: Path) -> None:
    """Nothing may be overwritten; found out before anything is played."""
    if folder.exists() and not folder.is_dir():
        raise ArenaError("not-a-folder", file=str(folder))
    there = {path.name for path in folder.iterdir()} if folder.exists() else set()
    for number in range(series.games):
        name = record_name(series.game.id, number, series.games)
        if name in there:
            raise ArenaError("file-exists", file=str(folder / name))
    folder.mkdir(parents=True, exist_ok=True)


def run_players(
    series: Series, folder: Path | None, *, audit: bool, processes: int, backend: str
) -> Iterator[list[SimulatedGame]]:
    """Players by name; every game leaves a record if there is a folder for it."""
    from pyrite.players.levels import iterations_of

    work = Seated(
        series.game.id,
        dict(series.options),
        series.seed,
        series.games,
        series.players,
        backend,
        folder,
        audit,
    )
    is_slow = any(iterations_of(series.game, name) for name in series.players)
    if processes == 1 or (series.games <= FEW_GAMES and not is_slow):
        for number in range(series.games):
            yield [work.play(number)]
        return
    with pool(min(processes, series.games)) as executor:
        chunk = 1 if is_slow else FEW_AT_ONCE
        for game in executor.map(work.play, range(series.games), chunksize=chunk):
            yield [game]


@dataclass(frozen=True)
class Seated:
    """Games between players, as a pool of processes can do them: plain values only."""

    game: str
    options: Mapping[str, str]
    series: str
    games: int
    players: tuple[str, ...]
    backend: str
    folder: Path | None
    audit: bool

    def play(self, number: int) -> SimulatedGame:
        """Game `number` of the series, written down where that is wanted."""
        from pyrite.arena.block import seated_player
        from pyrite.core.seeds import game_seed, player_seed
        from pyrite.engine.registry import find_game
        from pyrite.engine.simulate import play_game

        seed = game_seed(self.series, number)
        players = [
            seated_player(self.game, name, self.backend, player_seed(seed, seat))
            for seat, name in enumerate(self.players)
        ]
        names = [bot_name(name) for name in self.players]
        record = play_game(
            find_game(self.game),
            len(names),
            self.options,
            seed,
            players,
            names,
            audit=self.audit,
        )
        if self.folder:
            path = self.folder / record_name(self.game, number, self.games)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(record.text())
        return _game_in_numbers(number, record.lines)


def _game_in_numbers(number: int, lines: list[Line]) -> SimulatedGame:
    """The numbers of a finished record."""
    from pyrite.core.game import Result
    from pyrite.engine.simulate import SimulatedGame

    words = {line.who: line.text for line in lines}
    decisions = sum(line.who.isdigit() for line in lines)
    scores, winners = (tuple(map(int, words[who].split())) for who in ("=", "winners"))
    return SimulatedGame(number, decisions, Result(scores, winners, words["reason"]))
