"""Other processes: a pool for work that Python does, and a child that compiles in the meantime."""

from __future__ import annotations

import importlib.util
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager

LEARNING = "learning"


def cores() -> int:
    """How many there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def has_native() -> bool:
    """Can anything be compiled here?"""
    return all(importlib.util.find_spec(name) for name in ("numba", "numpy"))


def has_learning() -> bool:
    """Does somebody learn here? Then the extra `envs` is installed."""
    return importlib.util.find_spec("gymnasium") is not None


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of fresh processes; what has not begun when it ends is dropped."""
    executor = ProcessPoolExecutor(
        processes,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_leave_interrupts_to_the_parent,
    )
    try:
        yield executor
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


def compile_command(game: str, *what: str) -> list[str]:
    """What compiles a game in a process of its own and prints a line per entry."""
    if LEARNING in what:
        return [sys.executable, "-m", "pyrite.envs.warm", game]
    return [sys.executable, "-m", "pyrite.players.warm", game, *what]


@contextmanager
def compiling(game: str) -> Iterator[None]:
    """A child compiles beside us; it is ended if it is not done in time."""
    child = subprocess.Popen(
        compile_command(game), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        child.terminate()
        child.wait()


class SearchCompiler:
    """A child that compiles a game's search, or finds it compiled; cheap to ask how it stands."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Once; where nothing can be compiled, never."""
        if self._child is None and has_native():
            self._child = subprocess.Popen(
                compile_command(self.game, "search", "politely"),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )

    @property
    def is_ready(self) -> bool:
        """Has it succeeded?"""
        return self._child is not None and self._child.poll() == 0

    def close(self) -> None:
        """Nobody needs it any more."""
        if self._child:
            self._child.terminate()
            self._child.wait()
