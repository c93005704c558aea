"""One loop serves everybody: long work is cut into slices, and how long it is held is watched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeVar

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


class LoopWatch:
    """Measures the longest time in which the loop did not come round: now, or a minute ago."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = clock
        self._sleep = sleep
        self._since = clock()
        self._longest = self._before = 0.0  # in this window, and in the one before

    @property
    def longest(self) -> float:
        """Seconds, within a beat; of the last minute or two."""
        return max(self._longest, self._before)

    async def watch(self) -> None:
        """For ever."""
        while True:
            due = self._clock() + BEAT
            await self._sleep(BEAT)
            self._note(self._clock(), due)

    def _note(self, now: float, due: float) -> None:
        if now - self._since >= WINDOW:
            self._before, self._longest, self._since = self._longest, 0.0, now
        self._longest = max(self._longest, now - due)
