"""Many games between random players: in threads on the native backend, or plainly.

The same series gives the same games every way.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from pyrite.arena.series import Series
from pyrite.core.backends.backend import NATIVE, PYTHON, WASM
from pyrite.core.backends.native import has_native
from pyrite.engine.compilation.choice import check_native
from pyrite.engine.simulate import SimulatedGame, simulate

PLAIN_CHUNK = 10
NATIVE_CHUNK = 200  # to begin with
CHUNK_SECONDS = 0.2


def plain_chunk(series: Series, numbers: range) -> list[SimulatedGame]:
    """Some games on the python backend."""
    return simulate(*series.facts, numbers)


def native_chunk(series: Series, numbers: range, backend: str) -> list[SimulatedGame]:
    """Some games, compiled."""
    return simulate(*series.facts, numbers, backend)


def run_series(series: Series, *, backend: str, threads: int) -> Iterator[list[SimulatedGame]]:
    """All games, in chunks as they are done."""
    if backend == NATIVE:
        check_native()
    if backend == PYTHON or not has_native():
        yield from run_plain(series, range(series.games))
    else:
        form = WASM if backend == WASM else NATIVE
        yield from run_native(series, range(series.games), threads, form)


def run_plain(series: Series, numbers: range) -> Iterator[list[SimulatedGame]]:
    """One chunk after the other."""
    for first in range(numbers.start, numbers.stop, PLAIN_CHUNK):
        yield plain_chunk(series, range(first, min(first + PLAIN_CHUNK, numbers.stop)))


def run_native(
    series: Series, numbers: range, threads: int, backend: str
) -> Iterator[list[SimulatedGame]]:
    """As many chunks at once as there are threads; the first alone, it loads or compiles."""
    place = min(numbers.start + 1, numbers.stop)
    yield native_chunk(series, range(numbers.start, place), backend)
    size = NATIVE_CHUNK
    with ThreadPoolExecutor(threads) as executor:
        pending: set[Future[tuple[list[SimulatedGame], float]]] = set()
        while pending or place < numbers.stop:
            while place < numbers.stop and len(pending) < threads + 1:
                chunk = range(place, min(place + size, numbers.stop))
                pending.add(executor.submit(_timed, series, chunk, backend))
                place = chunk.stop
            ready, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in ready:
                games, seconds = future.result()
                if seconds < CHUNK_SECONDS and len(games) == size:
                    size *= 2
                yield games


def _timed(series: Series, numbers: range, backend: str) -> tuple[list[SimulatedGame], float]:
    began = time.monotonic()
    games = native_chunk(series, numbers, backend)
    return games, time.monotonic() - began
