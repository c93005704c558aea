"""One loop serves everybody: long work is cut into slices, and how long it is held is watched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeVar

SLICE = 0.004  # seconds of long work, until others have the loop
BEAT = 0.005  # seconds between two looks at the clock: what is shorter is not noticed
WINDOW = 60.0  # seconds

Row = TypeVar("Row")


class Hold(NamedTuple):
    """How long the loop served nobody, in seconds, within a beat."""

    waited: float = 0.0  # by the clock: also where the machine had no time for us
    busy: float = 0.0  # of it, by our own work

    def or_longer(self, other: Hold) -> Hold:
        """Of each the longer."""
        return Hold(max(self.waited, other.waited), max(self.busy, other.busy))


work_time: Callable[[], float] = getattr(time, "thread_time", time.monotonic)
"""Of this thread alone, where a system tells it."""


class LoopShare:
    """Long work of many takes turns: in one turn of the loop one slice of all of it is done."""

    def __init__(self, clock: Callable[[], float] = work_time) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """For something that takes a few milliseconds, once others have had the loop."""
        async with self._turn:
            await asyncio.sleep(0)
            yield

    async def each(self, rows: Iterable[Row], work: Callable[[Row], object]) -> None:
        """Done for every row, in slices; between them others have the loop."""
        rest, is_done = iter(rows), False
        while not is_done:
            async with self.turn():
                is_done = self._slice(rest, work)

    def _slice(self, rest: Iterator[Row], work: Callable[[Row], object]) -> bool:
        """As much as is done in the time; was it all?"""
        until = self._clock() + SLICE
        for row in rest:
            work(row)
            if self._clock() >= until:
                return False
        return True


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
