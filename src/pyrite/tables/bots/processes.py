"""Worker processes as their parent sees them: started, asked, ended."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from pyrite.tables.bots.request import WorkerRequest
from pyrite.tables.bots.worker import LENGTH

WORKER = "pyrite.tables.bots.worker"


class WorkFailed(Exception):
    """The request could not be done; the worker is well."""


class WorkerGone(Exception):
    """The worker is of no use any more."""


class Worker(Protocol):
    """Does one thing at a time."""

    loaded: set[str]  # games whose compiled search it has at hand
    answers: int  # how many it has given

    async def ask(self, request: WorkerRequest) -> Any:
        """The answer; WorkFailed or WorkerGone."""
        ...

    async def gone(self) -> None:
        """Return when it has died."""
        ...

    async def end(self) -> None:
        """Now, whatever it does."""
        ...


StartWorker = Callable[[], Awaitable[Worker]]


class WorkerProcess:
    """A process; its death is noticed by the end of the pipe, and ours by it in the same way."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.loaded: set[str] = set()
        self.answers = 0
        self.pid = process.pid
        self._process = process
        self._requests = process.stdin
        self._answers = process.stdout

    async def ask(self, request: object) -> Any:
        """The answer; WorkFailed or WorkerGone."""
        with suppress(ConnectionError):  # then there is nothing to hear either
            self._requests.write(pickle.dumps(request))
            await self._requests.drain()
        answer = await self.hear()
        self.answers += 1
        return answer

    async def hear(self) -> Any:
        """The next thing it says."""
        try:
            (length,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
            is_answer, said = pickle.loads(await self._answers.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError):
            raise WorkerGone(await self._last_words()) from None
        if not is_answer:
            raise WorkFailed(said)
        return said

    async def _last_words(self) -> str:
        return f"worker {self.pid} ended with code {await self._process.wait()}"

    async def gone(self) -> None:
        """Return when it has died."""
        await self._process.wait()

    async def end(self) -> None:
        """Now, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._requests.close()
        with suppress(ConnectionError):
            await self._requests.wait_closed()
        await self._answers.read()
        await self._process.wait()


async def start_worker(module: str = WORKER, *words: str) -> WorkerProcess:
    """A process that has imported everything, but loaded no compiled search.

    It stays in our session: Linux weighs sessions against each other first, and would let a polite
    process in one of its own have as much as we have.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *words, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    worker = WorkerProcess(process)
    try:
        await worker.hear()
    except BaseException:
        await worker.end()
        raise
    return worker
