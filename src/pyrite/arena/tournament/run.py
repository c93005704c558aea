"""Running a tournament: block by block, here, on local worker processes, or on a Ray cluster.

Whichever way it runs, the results are the same and in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from typing import Any

from pyrite.arena.errors import ArenaError
from pyrite.arena.tournament.deal import GameResult, Tournament, play_block
from pyrite.arena.tournament.tournament_file import Ledger
from pyrite.arena.workers import fresh_processes
from pyrite.players.cluster import cluster

Progress = Callable[[int], None]
Finished = Generator[list[GameResult], None, None]
AHEAD = 2  # blocks in the queue per worker


def run(
    tournament: Tournament,
    *,
    on: str = "processes",
    workers: int = 1,
    backend: str = "native",
    ledger: Ledger | None = None,
    progress: Progress | None = None,
) -> list[GameResult]:
    """All games, in order; progress hears of each new block. Ctrl-C: what is finished by then."""
    done = ledger.read() if ledger else {}
    if ledger:
        ledger.begin(done)
    todo = [block for block in range(tournament.blocks) if block not in done]
    blocks = finished_blocks(tournament, todo, on, workers, backend)
    with suppress(KeyboardInterrupt), closing(blocks):
        for results in blocks:
            done[results[0].block] = results
            if ledger:
                ledger.add(results)
            if progress:
                progress(len(results))
    return [result for block in sorted(done) for result in done[block]]


def finished_blocks(
    tournament: Tournament, todo: list[int], on: str, workers: int, backend: str
) -> Finished:
    """Blocks as they get done."""
    if on == "ray":
        return ray_blocks(tournament, todo, backend)
    if workers == 1 or len(todo) < 2:
        return blocks_here(tournament, todo, backend)
    return process_blocks(tournament, todo, min(workers, len(todo)), backend)


def blocks_here(tournament: Tournament, todo: list[int], backend: str) -> Finished:
    """In this process."""
    for block in todo:
        yield play_block(tournament, block, backend)


def process_blocks(tournament: Tournament, todo: list[int], workers: int, backend: str) -> Finished:
    """On local worker processes, which are ended at once if nobody waits for them."""
    pool = fresh_processes(workers)
    queue = iter(todo)
    running: set[Future[list[GameResult]]] = set()
    try:
        while True:
            while len(running) < workers * AHEAD and (block := next(queue, None)) is not None:
                running.add(pool.submit(play_block, tournament, block, backend))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    except BrokenProcessPool:
        raise ArenaError("workers-broke") from None
    finally:
        if running:
            for process in list((pool._processes or {}).values()):
                process.terminate()
        pool.shutdown(cancel_futures=True)


def ray_blocks(tournament: Tournament, todo: list[int], backend: str) -> Finished:
    """On a Ray cluster: the one at hand, or a local one."""
    with cluster() as cores:
        import ray

        remote = ray.remote(play_block)
        queue = iter(todo)
        running: list[Any] = []
        while True:
            while len(running) < AHEAD * cores and (block := next(queue, None)) is not None:
                running.append(remote.remote(tournament, block, backend))
            if not running:
                return
            finished, running = ray.wait(running)
            yield from ray.get(finished)
