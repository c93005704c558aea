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

from pyrite.core import schema
from pyrite.core.backends.backend import NATIVE, PYTHON, backend_of
from pyrite.core.backends.c_compiler import c_compiler
from pyrite.core.game import Game
from pyrite.core.schema import copy
from pyrite.core.seeds import game_seed, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.simulate import UniformGames
from pyrite.engine.stepper import Stepper

SERIES = seed_text("bench")
REPETITIONS = 3
STARTS = 3
GAMES = 100  # played natively in one call
THREAD_GAMES = 1000  # by each of two threads
DIFFERENT = 32  # games that are driven one step at a time
COPIES = 1_000_000
ROWS = 16
STRIDE = 7919  # a prime, to choose moves all over the list without a generator


@dataclass(frozen=True)
class Figure:
    """One number and its name, which the legend explains."""

    name: str
    value: float


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
    inside = rate(uniform_games(game, seats, range(GAMES), NATIVE).play, seconds)
    yield Figure("native", inside)
    plain = rate(uniform_games(game, seats, range(1), PYTHON).play, seconds)
    yield Figure("python", plain)
    yield Figure("by-number", numbered_rate(game, seats, seconds))
    yield Figure("by-text", typed_rate(game, seats, seconds))
    yield Figure("two-threads", two_threads(game, seats, seconds) / inside)


def uniform_games(game: Game, seats: int, games: range, backend: str) -> UniformGames:
    """Uniform games of a series, the loop inside: as simulation plays them."""
    return UniformGames(game, seats, {}, SERIES, games, backend)


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


def two_threads(game: Game, seats: int, seconds: float) -> float:
    """The rate of two threads together, each with games of its own."""
    parts = (range(THREAD_GAMES), range(THREAD_GAMES, 2 * THREAD_GAMES))
    runs = [uniform_games(game, seats, part, NATIVE) for part in parts]
    with ThreadPoolExecutor(2) as executor:
        return rate(lambda: sum(executor.map(UniformGames.play, runs)), seconds)


def copies(states: list[Any], times: int) -> None:
    """Copy states around a ring: the loop inside."""
    for i in range(times):
        copy(states[i & 15], states[i + 1 & 15])


def state_figures(game: Game, seconds: float) -> Iterator[Figure]:
    """Size of a state, and what a copy costs."""
    yield Figure("state", schema.size(game.state))
    backend = backend_of(game, NATIVE)
    ring = backend.states(ROWS)
    run = backend.entry(copies)

    def native_copies() -> int:
        run(ring, COPIES)
        return COPIES

    yield Figure("copy-native", 1e9 / rate(native_copies, seconds))
    states = [game.state(), game.state()]

    def plain_copies() -> int:
        for _ in range(1000):
            copy(states[0], states[1])
        return 1000

    yield Figure("copy-python", 1e6 / rate(plain_copies, seconds))


def start_figures(game: Game, *, cold: bool) -> Iterator[Figure]:
    """Processes: compiling everything anew, and the first native game of a warm one."""
    if cold:
        with tempfile.TemporaryDirectory() as folder:
            compiling = [sys.executable, "-m", "pyrite.engine.compilation.entries", game.id]
            yield Figure("cold", child_seconds(compiling, cache=Path(folder)))
    first = (
        "import sys; from pyrite.engine.registry import find_game; "
        "from pyrite.engine.simulate import simulate; game = find_game(sys.argv[1]); "
        "simulate(game, game.seats[0], {}, '0' * 64, range(1), 'native')"
    )
    command = [sys.executable, "-c", first, game.id]
    child_seconds(command)
    yield Figure("warm", min(child_seconds(command) for _ in range(STARTS)))


def command_start() -> Figure:
    """The command line from nothing to an answer."""
    command = [sys.executable, "-m", "pyrite", "games"]
    return Figure("command", min(child_seconds(command) for _ in range(STARTS)))


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
        "compiler": compiler_name(),
    }


def compiler_name() -> str:
    """What compiles C here, by its own words; or what runs the modules that were shipped."""
    if not c_compiler():
        return f"wasmtime {importlib.metadata.version('wasmtime')}"
    command = [*c_compiler(), "--version"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return found.stdout.partition("\n")[0]


def processor() -> str:
    """Its name, where the system tells it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
