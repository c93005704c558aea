"""A clock that goes on evenly, however the machine's clock is set.

Machines are set right by the network, put to sleep, or set wrong by hand. Nobody's time to think
may go by because of that: the difference is found, written down as time that nobody kept, and only
then followed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from pyrite.tables.stores.store import Store

LOG = logging.getLogger("pyrite.tables")
JUMP = 1.0  # seconds; what is less is followed without a word


class SteadyClock:
    """The time of day as it was at first, and then as evenly as a stopwatch."""

    def __init__(self, wall: Callable[[], float], stopwatch: Callable[[], float]) -> None:
        self._wall = wall
        self._stopwatch = stopwatch
        self._offset = wall() - stopwatch()

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self._stopwatch() + self._offset

    @property
    def drift(self) -> float:
        """By how much the machine's clock is ahead."""
        return self._wall() - self()

    def follow(self, seconds: float) -> None:
        """Go on from so much later, or earlier."""
        self._offset += seconds


async def follow(clock: SteadyClock, store: Store) -> float:
    """Go by the machine's clock again; by how much it has jumped, which is kept for all tables."""
    drift = clock.drift
    if drift >= JUMP:
        await store.note_silence(clock(), clock() + drift)
    clock.follow(drift)
    if abs(drift) < JUMP:
        return 0.0
    LOG.warning("the machine's clock has jumped by %.1f seconds", drift)
    return drift
