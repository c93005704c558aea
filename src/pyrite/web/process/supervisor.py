"""Several workers on one port: a small parent starts them, and starts again whichever dies."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from pyrite.web.process.http_server import family_of, listening_socket

LOG = logging.getLogger("pyrite.web")
COMMAND = (sys.executable, "-m", "pyrite.web")
FAULT = 2
READY = "ready"  # what a worker says to its parent
LONGEST_PAUSE = 30.0  # seconds before another try, where a worker does not get ready
STOP_SECONDS = 10.0  # then a worker that does not stop is killed


@contextmanager
def held_port(host: str, port: int) -> Iterator[int]:
    """The port stays ours while workers come and go; OSError if somebody else has it."""
    with listening_socket(host, port) as alone:
        number = int(alone.getsockname()[1])
    with socket.socket(family_of(host)) as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        held.bind((host, number))
        yield number


class ServerWorker:
    """One worker after the other, under one number."""

    def __init__(self, number: int, arguments: Sequence[str]) -> None:
        self._number = number
        self._command = (*COMMAND, *arguments, "--worker", str(number))
        self._process: Process | None = None
        self._failures = 0
        self._ready = asyncio.Event()

    async def start(self) -> bool:
        """Is it ready? It watches the pipe, and stops when we are gone; Ctrl-C is ours alone."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, process_group=0
        )
        assert self._process.stdout
        said = await self._process.stdout.readline()
        if said.decode().strip() == READY:
            self._failures = 0
            self._ready.set()
        else:
            self._failures += 1
        return self._ready.is_set()

    async def keep(self) -> None:
        """Whenever it ends it is started again: at once, unless it did not even get ready."""
        while True:
            code = await self.end()
            self._ready.clear()
            LOG.warning("worker %d ended with code %d and is started again", self._number, code)
            await asyncio.sleep(min(self._failures, LONGEST_PAUSE))
            await self.start()

    async def renew(self) -> None:
        """Stopped gracefully, and there again."""
        await self._ready.wait()
        self._ready.clear()
        await self.stop()
        await self._ready.wait()

    async def end(self) -> int:
        """Its code, when it has ended."""
        assert self._process
        return await self._process.wait()

    async def stop(self) -> None:
        """Gracefully; by force if that takes too long."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.end()
        except TimeoutError:
            self._process.kill()
            await self.end()


class Supervisor:
    """Keeps all of them running, and renews them when asked."""

    def __init__(self, workers: int, arguments: Sequence[str], ready: Callable[[], None]) -> None:
        self._members = [ServerWorker(number + 1, arguments) for number in range(workers)]
        self._ready = ready
        self._wants_new = asyncio.Event()

    async def run(self) -> int:
        """Until a signal stops it, or a worker cannot even start: the code to end with."""
        loop = asyncio.get_running_loop()
        work = loop.create_task(self._work())
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, work.cancel)
        loop.add_signal_handler(signal.SIGUSR1, self._wants_new.set)
        try:
            return await work
        except asyncio.CancelledError:
            return 0
        finally:
            await asyncio.gather(*(member.stop() for member in self._members))

    async def _work(self) -> int:
        are_ready = await asyncio.gather(*(member.start() for member in self._members))
        if not all(are_ready):
            return FAULT  # they have said why
        self._ready()
        await asyncio.gather(self._renew(), *(member.keep() for member in self._members))
        return 0

    async def _renew(self) -> None:
        """When somebody wants it: one after the other, so that there is always one to serve."""
        while await self._wants_new.wait():
            self._wants_new.clear()
            for member in self._members:
                await member.renew()
