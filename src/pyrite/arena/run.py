"""Running a tournament: block by block, here, on local worker processes, or on a Ray cluster.

Whichever way it runs, the results are the same and in the same order. What is done is kept in a
journal, so that an interrupted tournament can go on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from pyrite.arena.block import GameResult, Tournament, play_block
from pyrite.core.errors import PyriteError

Blocks = dict[int, list[GameResult]]
Progress = Callable[[int], None]
AHEAD = 2  # blocks in the queue per worker


class Journal:
    """A file with the tournament in its first line and one line per finished block."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    def read(self) -> Blocks:
        """The finished blocks; a last line that was cut off is not one."""
        if not self.path.exists():
            return {}
        lines = self.path.read_text("utf-8").split("\n")[:-1]
        if not lines or json.loads(lines[0]) != self._header():
            raise PyriteError("other-tournament", path=str(self.path))
        return dict(self._blocks(lines[1:]))

    def _blocks(self, lines: Iterable[str]) -> Iterator[tuple[int, list[GameResult]]]:
        for line in lines:
            rows = json.loads(line)
            yield rows[0]["block"], [GameResult.from_row(row) for row in rows]

    def _header(self) -> Any:
        return json.loads(json.dumps(asdict(self.tournament)))

    def begin(self, done: Blocks) -> None:
        """Write what is known, whole lines only."""
        text = json.dumps(self._header()) + "\n"
        self.path.write_text(text + "".join(map(self._line, done.values())), "utf-8")

    def add(self, results: list[GameResult]) -> None:
        """One block more."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(self._line(results))

    @staticmethod
    def _line(results: list[GameResult]) -> str:
        return json.dumps([result.row() for result in results]) + "\n"


def run(
    tournament: Tournament,
    *,
    on: str = "processes",
    workers: int = 1,
    journal: Journal | None = None,
    progress: Progress | None = None,
) -> list[GameResult]:
    """All games, in order. Interrupted (Ctrl-C), it returns what is finished."""
    done = journal.read() if journal else {}
    if journal:
        journal.begin(done)
    todo = [block for block in range(tournament.blocks) if block not in done]
    for results in done.values():
        if progress:
            progress(len(results))
    with suppress(KeyboardInterrupt):
        for results in finished_blocks(tournament, todo, on, workers):
            done[results[0].block] = results
            if journal:
                journal.add(results)
            if progress:
                progress(len(results))
    return [result for block in sorted(done) for result in done[block]]


def finished_blocks(
    tournament: Tournament, todo: list[int], on: str, workers: int
) -> Iterator[list[GameResult]]:
    """Blocks as they get done."""
    if on == "ray":
        return ray_blocks(tournament, todo)
    if workers == 1:
        return (play_block(tournament, block) for block in todo)
    return process_blocks(tournament, todo, workers)


def process_blocks(
    tournament: Tournament, todo: list[int], workers: int
) -> Iterator[list[GameResult]]:
    """On local worker processes."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    queue = iter(todo)
    running: set[Future[list[GameResult]]] = set()
    try:
        while True:
            while len(running) < workers * AHEAD and (block := next(queue, None)) is not None:
                running.add(pool.submit(play_block, tournament, block))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def ray_blocks(tournament: Tournament, todo: list[int]) -> Iterator[list[GameResult]]:
    """On a Ray cluster: the one at hand, or a local one."""
    try:
        import ray
    except ImportError:
        raise PyriteError("no-ray") from None
    started_here = not ray.is_initialized()
    if started_here:
        ray.init(log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(play_block)
        running = [remote.remote(tournament, block) for block in todo]
        while running:
            finished, running = ray.wait(running)
            yield from ray.get(finished)
    finally:
        if started_here:
            ray.shutdown()
