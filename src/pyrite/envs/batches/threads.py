"""Threads that wait to do a part of some work again and again, with as little delay as can be.

A batch of games is stepped in a tenth of a millisecond: handing that to a general pool of threads
would cost as much again.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread

Part = Callable[[int], None]
Ends = SimpleQueue[BaseException | None]
Parts = SimpleQueue[tuple[Part, int, Ends] | None]


class ThreadPool:
    """So many parts at a time: the caller does the first, threads do the others."""

    def __init__(self, size: int) -> None:
        self._doors: list[Parts] = [SimpleQueue() for _ in range(size - 1)]
        for door in self._doors:
            Thread(target=_work, args=(door,), daemon=True).start()
        self._dismiss = weakref.finalize(self, _dismiss, self._doors)

    def run(self, part: Part) -> None:
        """part(0), part(1), … at once; returns when all have ended, with the first error."""
        ends: Ends = SimpleQueue()
        for number, door in enumerate(self._doors, 1):
            door.put((part, number, ends))
        try:
            part(0)
        finally:
            errors = [error for error in (ends.get() for _ in self._doors) if error]
        if errors:
            raise errors[0]

    def close(self) -> None:
        """Let the threads go; a pool that is forgotten does so, too."""
        self._dismiss()


def _work(door: Parts) -> None:
    """What a thread does; between two parts it holds on to nothing."""
    while (given := door.get()) is not None:
        part, number, ends = given
        try:
            part(number)
        except BaseException as error:  # the caller's affair
            ends.put(error)
        else:
            ends.put(None)
        del given, part, ends


def _dismiss(doors: Sequence[Parts]) -> None:
    for door in doors:
        door.put(None)
