"""Other processes: a pool for work that Python does, and a child that compiles in the meantime."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager


def cores() -> int:
    """How many there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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


def compile_command(game: str) -> list[str]:
    """What compiles a game in a process of its own and prints a line per entry."""
    return [sys.executable, "-m", "pyrite.engine.warm", game]


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
