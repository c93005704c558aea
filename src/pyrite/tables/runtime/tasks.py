"""What goes on beside whoever asked for it; where a task ends by a fault, that is not forgotten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from pyrite.core.errors import PyriteError

LOG = logging.getLogger("pyrite.tables")

Answer = TypeVar("Answer")
OnFault = Callable[[BaseException], None]


class Tasks:
    """Begun together, ended together."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.has_failed = False  # something ended by a fault: what it did is done no more

    def spawn(
        self, work: Coroutine[Any, Any, Answer], on_fault: OnFault | None = None
    ) -> asyncio.Task[Answer]:
        """Begin; held until it is done. Whose fault a fault is, `on_fault` may know."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(lambda done: self._note_end(done, on_fault or self._fail))
        return task

    def _note_end(self, task: asyncio.Task[Any], on_fault: OnFault) -> None:
        self._running.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault and not isinstance(fault, PyriteError):  # those are told to who asked
            on_fault(fault)

    def _fail(self, fault: BaseException) -> None:
        self.has_failed = True
        LOG.error("a part of the server has stopped", exc_info=fault)

    async def stop(self) -> None:
        """End everything, and wait for it."""
        self.is_stopping = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
