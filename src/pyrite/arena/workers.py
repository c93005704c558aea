"""Other processes: a pool for work that Python does."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from pyrite.arena.errors import ArenaError


def cores() -> int:
    """How many there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def fresh_processes(count: int) -> ProcessPoolExecutor:
    """So many, started from nothing; Ctrl-C is for us alone."""
    return ProcessPoolExecutor(
        count,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_leave_interrupts_to_the_parent,
    )


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes for a while; what has not begun when it ends is dropped."""
    executor = fresh_processes(processes)
    try:
        yield executor
    except BrokenProcessPool:
        raise ArenaError("workers-broke") from None
    finally:
        executor.shutdown(wait=True, cancel_futures=True)
