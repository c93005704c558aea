"""How fast the games are here: figures per game and seat count, and start times of processes.

Every rate is the best of a few repetitions: the machine can only be slower than it is. Knows the
clock, which nothing else on this floor does.
"""

from __future__ import annotations

import importlib.metadata
import itertools
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pyrite.core import flow, native, schema
from pyrite.core.game import Game
from pyrite.core.schema import copy
from pyrite.core.seeds import fast_chance, game_seed, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.stepper import Stepper
from pyrite.engine.warm import Batch, Playouts

SERIES = seed_text("bench")
REPETITIONS = 3
STARTS = 3
BATCH = 4096
DIFFERENT = 32  # games in a batch that differ; the rest are copies of them
COPIES = 1_000_000
ROWS = 16
STRIDE = 7919  # a prime, to choose moves all over the list without a generator


@dataclass(frozen=True)
class Figure:
    """One number: its name, which the legend explains, and its unit."""

    name: str
    value: float
    unit: str


def rate(
    run: Callable[[], int], seconds: float, prepare: Callable[[], None] = lambda: None
) -> float:
    """How many per second `run` does at its best; it returns how many. Preparing is not timed."""
    prepare()
    run()
    best = 0.0
    for _ in range(REPETITIONS):
        done, elapsed = 0, 0.0
        while not done or elapsed < seconds / REPETITIONS:
            prepare()
            began = time.perf_counter()
            done += run()
            elapsed += time.perf_counter() - began
        best = max(best, done / elapsed)
    return best


def figures_of(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """All rates of one game and seat count, as they are known."""
    inside = rate(native_games(game, seats), seconds)
    yield Figure("native", inside, "decisions/s")
    yield Figure("python", rate(plain_games(game, seats), seconds), "decisions/s")
    yield Figure("by-number", numbered_rate(game, seats, seconds), "decisions/s")
    yield Figure("by-text", typed_rate(game, seats, seconds), "decisions/s")
    yield Figure("batch", batch_rate(game, seats, seconds), "decisions/s")
    yield Figure("two-threads", two_threads(game, seats, seconds) / inside, "×")


def native_games(game: Game, seats: int) -> Callable[[], int]:
    """Uniform games, the loop inside compiled code, one core."""
    playouts = Playouts(game, seats, seed=SERIES)
    return lambda: playouts.play(100)


def plain_games(game: Game, seats: int) -> Callable[[], int]:
    """The same games on the python backend."""
    run: Callable[..., int] = game.plain.bind(flow.playouts)
    states = [game.state(), game.state()]
    chances = [fast_chance(SERIES)]
    outcome, moves = [0] * game.longest_outcome, [0] * game.most_moves
    options = [0] * len(game.options)
    return lambda: run(states, seats, options, chances, outcome, moves, 1)


def numbered_rate(game: Game, seats: int, seconds: float) -> float:
    """A game driven from Python by numbers, compiled step by step."""
    seeds = itertools.cycle(game_seed(SERIES, i) for i in range(DIFFERENT))
    steppers: list[Stepper] = []

    def prepare() -> None:
        steppers[:] = [Stepper(game, seats, seed=next(seeds))]

    def run() -> int:
        stepper, steps = steppers[0], 0
        while stepper.mask:
            legal = stepper.legal
            stepper.move(int(legal[steps * STRIDE % len(legal)]))
            steps += 1
        return steps

    return rate(run, seconds, prepare)


def typed_rate(game: Game, seats: int, seconds: float) -> float:
    """A game driven by texts, checked, with its record."""
    seeds = itertools.cycle(game_seed(SERIES, i) for i in range(DIFFERENT))
    plays: list[Play] = []

    def prepare() -> None:
        plays[:] = [start_play(game, seats, seed=next(seeds))]

    def run() -> int:
        play, steps = plays[0], 0
        while not play.is_over:
            seat = play.waiting[0]
            legal = play.legal(seat)
            play.move(seat, legal[steps * STRIDE % len(legal)])
            steps += 1
        return steps

    return rate(run, seconds, prepare)


def prepared_moves(game: Game, seats: int, seed: str) -> list[int]:
    """The moves of one whole game."""
    play = start_play(game, seats, seed=seed)
    moves: list[int] = []
    while not play.is_over:
        seat = play.waiting[0]
        legal = play.legal_numbers(seat)
        moves.append(legal[len(moves) * STRIDE % len(legal)])
        play.move(seat, moves[-1])
    return moves


def batch_rate(game: Game, seats: int, seconds: float) -> float:
    """Steps of a batch: moves are prepared, so that stepping alone is measured."""
    seeds = [game_seed(SERIES, i) for i in range(DIFFERENT)]
    moves = [prepared_moves(game, seats, seed) for seed in seeds]
    longest = max(map(len, moves))
    table = np.zeros((longest, DIFFERENT), np.int64)
    for i, one in enumerate(moves):
        table[: len(one), i] = one
    chosen = np.tile(table, BATCH // DIFFERENT)
    plays = [start_play(game, seats, seed=seed) for seed in seeds]
    batch = Batch(game, [plays[i % DIFFERENT] for i in range(BATCH)])
    states, chances = batch.states.copy(), batch.chances.copy()

    def prepare() -> None:
        batch.states[:], batch.chances[:] = states, chances

    def run() -> int:
        for row in chosen:
            batch.step(row)
        return sum(map(len, moves)) * (BATCH // DIFFERENT)

    return rate(run, seconds, prepare)


def two_threads(game: Game, seats: int, seconds: float) -> float:
    """The rate of two threads together, each with games of its own."""
    runs = [Playouts(game, seats, seed=game_seed(SERIES, i)) for i in range(2)]
    games = 1000
    with ThreadPoolExecutor(2) as executor:
        return rate(lambda: sum(executor.map(lambda one: one.play(games), runs)), seconds)


def copies(states: list[Any], times: int) -> None:
    """Copy states around a ring: the loop inside."""
    for i in range(times):
        copy(states[i & 15], states[i + 1 & 15])


def state_figures(game: Game, seconds: float) -> Iterator[Figure]:
    """Size of a state, and what a copy costs."""
    yield Figure("state", schema.size(game.state), "bytes")
    ring = native.rows(game.state, ROWS)
    run = native.native(game).entry(copies)

    def native_copies() -> int:
        run(ring, COPIES)
        return COPIES

    yield Figure("copy-native", 1e9 / rate(native_copies, seconds), "ns")
    states = [game.state(), game.state()]

    def plain_copies() -> int:
        for _ in range(1000):
            copy(states[0], states[1])
        return 1000

    yield Figure("copy-python", 1e6 / rate(plain_copies, seconds), "µs")


def start_figures(game: Game, *, cold: bool) -> Iterator[Figure]:
    """Processes: compiling everything anew, and the first native game of a warm one."""
    if cold:
        with tempfile.TemporaryDirectory() as folder:
            compiling = [sys.executable, "-m", "pyrite.engine.warm", game.id]
            yield Figure("cold", child_seconds(compiling, cache=Path(folder)), "s")
    first = (
        "import sys; from pyrite.engine.registry import find_game; "
        "from pyrite.engine.simulate import simulate_native; game = find_game(sys.argv[1]); "
        "simulate_native(game, game.seats[0], {}, '0' * 64, range(1))"
    )
    command = [sys.executable, "-c", first, game.id]
    child_seconds(command)
    yield Figure("warm", min(child_seconds(command) for _ in range(STARTS)), "s")


def command_start() -> Figure:
    """The command line from nothing to an answer."""
    command = [sys.executable, "-m", "pyrite", "games"]
    return Figure("command", min(child_seconds(command) for _ in range(STARTS)), "s")


def child_seconds(command: list[str], cache: Path | None = None) -> float:
    """How long a process takes."""
    environment = dict(os.environ)
    if cache:
        environment["PYRITE_CACHE_DIR"] = str(cache)
    began = time.perf_counter()
    subprocess.run(command, env=environment, check=True, capture_output=True)
    return time.perf_counter() - began


def machine() -> dict[str, Any]:
    """What this was measured on."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": importlib.metadata.version("numba"),
    }


def processor() -> str:
    """Its name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
