"""Who thinks, reviews and tells records again in a tab: this very thread, which gives way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyrite.tables.bots.processes import WorkFailed
from pyrite.tables.bots.request import WorkerRequest
from pyrite.tables.bots.worker import fault_of
from pyrite.tables.reviews.job import EarlyAnswer, ReviewTask

GiveWay = Callable[[], None]
"""Lets whoever waits for this thread go on, in the middle of something."""


class Here:
    """Starts workers that are no processes."""

    def __init__(self, give_way: GiveWay) -> None:
        self._give_way = give_way
        self._turn = asyncio.Lock()

    async def worker(self) -> HereWorker:
        """Ready at once: no process is started."""
        return HereWorker(self._turn, self._give_way)

    async def reviewer(self, politeness: int) -> HereWorker:
        """Who gives way needs no more politeness."""
        return await self.worker()


class HereWorker:
    """Does what it is asked, here; one thing is thought about at a time."""

    def __init__(self, turn: asyncio.Lock, give_way: GiveWay) -> None:
        self.loaded: set[str] = set()
        self.answers = 0
        self._turn, self._give_way = turn, give_way
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self._doing: asyncio.Task[None] | None = None
        self._is_wanted = True

    async def ask(self, request: Any) -> Any:
        """The answer, or the first thing that is said of a review."""
        if isinstance(request, ReviewTask):
            self._doing = asyncio.create_task(self._review(request))
            return await self.hear()
        self.answers += 1
        async with self._turn:
            return self._done(request)

    def _done(self, request: WorkerRequest) -> Any:
        try:
            return request.do()
        except Exception as error:
            raise WorkFailed(fault_of(error)) from error

    async def _review(self, task: ReviewTask) -> None:
        """Told of as it goes. Bots do not wait for it: it gives way to them, too."""

        def progress(share: float | EarlyAnswer) -> None:
            self._said.put_nowait(share)
            self._give_way()
            if not self._is_wanted:
                raise asyncio.CancelledError

        try:
            self._said.put_nowait(task.do(progress))
        except Exception as error:
            self._said.put_nowait(WorkFailed(fault_of(error)))

    async def hear(self) -> Any:
        """The next thing that is said."""
        said = await self._said.get()
        if isinstance(said, WorkFailed):
            raise said
        return said

    async def gone(self) -> None:
        """Never."""
        await asyncio.Future()

    async def end(self) -> None:
        """At the next thing it says: nobody else can end what this thread does."""
        self._is_wanted = False
