"""One loop serves everybody: long work is cut into slices, and how long it is held is watched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import NamedTuple, TypeVar

AT_ONCE = 32  # rows of a journal: a few milliseconds, with what is told of them
BEAT = 0.005  # seconds between two looks at the clock: what is shorter is not noticed
WINDOW = 60.0  # seconds

Row = TypeVar("Row")


async def slices(rows: Sequence[Row], at_once: int = AT_ONCE) -> AsyncIterator[Sequence[Row]]:
    """A few rows at a time; between them others have the loop."""
    for first in range(0, len(rows), at_once):
        if first:
            await asyncio.sleep(0)
        yield rows[first : first + at_once]


class Hold(NamedTuple):
    """How long the loop served nobody, in seconds, within a beat."""

    waited: float = 0.0  # by the clock: also where the machine had no time for us
    busy: float = 0.0  # of it, by our own work

    def or_longer(self, other: Hold) -> Hold:
        """Of each the longer."""
        return Hold(max(self.waited, other.waited), max(self.busy, other.busy))


work_time: Callable[[], float] = getattr(time, "thread_time", time.monotonic)
"""Of this thread alone, where a system tells it."""


class LoopWatch:
    """Measures the longest time in which the loop did not come round: now, or a minute ago."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        work_clock: Callable[[], float] = work_time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._work_clock = work_clock
        self._sleep = sleep
        self._since = clock()
        self._longest = self._before = Hold()  # in this window, and in the one before

    @property
    def longest(self) -> Hold:
        """Of the last minute or two."""
        return self._longest.or_longer(self._before)

    async def watch(self) -> None:
        """Notes how late every beat is, until the task is cancelled."""
        while True:
            due, worked = self._clock() + BEAT, self._work_clock()
            await self._sleep(BEAT)
            late = max(0.0, self._clock() - due)
            self._note(Hold(late, min(late, self._work_clock() - worked)))

    def _note(self, hold: Hold) -> None:
        now = self._clock()
        if now - self._since >= WINDOW:
            self._before, self._longest, self._since = self._longest, Hold(), now
        self._longest = self._longest.or_longer(hold)
