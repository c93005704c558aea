"""Who thinks in a tab does it in this very thread, and leaves off when nobody waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from pyrite.tables.reviews.job import Depth, ReviewTask
from pyrite.web.tab.thinking import Here, HereWorker
from tests.players.review.build import finished

TASK = ReviewTask(finished("gold").text(), Depth("python", 1))


def heard_of(task: ReviewTask, *, ends_after: int) -> int:
    """How often a review says how far it is, if its worker is ended after so many times."""
    workers: list[HereWorker] = []
    pauses = 0

    def pause() -> None:
        nonlocal pauses
        pauses += 1
        if pauses == ends_after:
            with suppress(StopIteration):
                workers[0].end().send(None)

    async def scene() -> None:
        workers.append(await Here(pause).reviewer(0))
        await workers[0].ask(task)

    asyncio.run(scene())
    return pauses


def test_a_review_that_nobody_wants__ends_where_it_is() -> None:
    assert heard_of(TASK, ends_after=2) == 2
    assert heard_of(TASK, ends_after=0) > 2
