"""Whoever comes to the wrong server process is served by the right one.

Several workers may share a store; a table is one worker's at a time. A connection that wants to
become a socket is handed to that worker as it is. A call is handed over in its parts, and its
answer comes back. Only what nobody here has, because a worker has died, or lives on another
machine, is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from socket import socket

import msgspec
from msgspec import Struct
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Scope

from pyrite.tables.errors import Refused
from pyrite.tables.live.service import TableService
from pyrite.tables.runtime.tasks import Tasks
from pyrite.web.process.fd_passing import listen, reach, receive, send, sweep

LOG = logging.getLogger("pyrite.web")
HANDING_SECONDS = 5.0  # for taking over a connection, or for saying what is wanted
ANSWER_SECONDS = 30.0
CLOSING_SECONDS = 2.0
ASKING_SECONDS = 1.0  # for what everybody is asked
WAITS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.4)  # a worker that dies loses its tables very soon
TRIES = 3
HANDED = "pyrite.handed"  # in the scope of a call that was handed over


class HandedCall(Struct):
    """A call, in its parts."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str  # who calls, as the worker that was called knows it
    body: bytes

    @property
    def is_harmless(self) -> bool:
        """May it be asked twice?"""
        return self.method in ("GET", "HEAD")

    @property
    def scope(self) -> Scope:
        """As an application is told of it."""
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "http",
            "root_path": "",
            "method": self.method,
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": self.query,
            "headers": self.headers,
            "client": (self.address, 0),
            "server": None,
            HANDED: True,
        }


class HandedAnswer(Struct):
    """Its answer."""

    status: int = 500
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""

    def response(self) -> Response:
        """As if it were ours."""
        made = Response(self.body, self.status)
        made.raw_headers = self.headers
        return made


Take = Callable[[bytes, int], Awaitable[None]]
"""Takes over a connection: what was read from it, and its descriptor."""

Holder = Callable[[str], Awaitable[str | None]]
"""Which other worker has something."""


class PeerWorkers:
    """The other workers on this machine."""

    def __init__(self, service: TableService, folder: Path) -> None:
        self._service = service
        self._folder = folder
        self._own = folder / service.store.name
        self.tasks = Tasks()
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self, take: Take, app: ASGIApp) -> None:
        """From now on this worker takes what is handed to it."""
        self._take, self._app = take, app
        await asyncio.to_thread(sweep, self._folder)
        self.tasks.spawn(self._accept(listen(self._own)))

    async def close(self) -> None:
        """Nothing is taken any more; what was taken is answered, if it does not take long."""
        self._own.unlink(missing_ok=True)
        await self.tasks.stop()
        if self._hearing:
            await asyncio.wait(self._hearing, timeout=CLOSING_SECONDS)

    # Handing over

    async def hand_connection(self, id: str, said: bytes, descriptor: int) -> bool:
        """To the worker that has a table; False: we keep it."""
        for _ in range(TRIES):
            line = await self._line(id)
            if line is None:
                return False
            with line:
                try:
                    async with asyncio.timeout(HANDING_SECONDS):
                        await send(line, said, descriptor)
                        await receive(line)
                except TimeoutError:
                    return True  # it may still take it: nobody else may
                except OSError:
                    continue  # it has died
                return True
        raise Refused("busy")

    async def hand_call(
        self, id: str, read: Callable[[], Awaitable[HandedCall]], holder: Holder | None = None
    ) -> HandedAnswer | None:
        """The answer of the worker that has a table, or something else; None: we answer."""
        call: HandedCall | None = None
        for _ in range(TRIES):
            line = await self._line(id, holder)
            if line is None:
                return None
            with line:
                call = call or await read()
                with suppress(OSError):  # it has died
                    return await _ask(line, call)
            if not call.is_harmless:
                break  # nobody knows whether it has happened
        raise Refused("busy")

    async def ask_all(self, call: HandedCall) -> list[HandedAnswer]:
        """What every peer answers who does so soon."""
        others = [path for path in self._folder.iterdir() if path != self._own]
        given = await asyncio.gather(*(_ask_at(path, call) for path in others))
        return [answer for answer in given if answer]

    async def _line(self, id: str, holder: Holder | None = None) -> socket | None:
        """To the worker that has a table; None: it is ours, or must be asked for."""
        for wait in WAITS:
            name = await (holder or self._service.holder)(id)
            path = self._folder / (name or "")
            if not name or not name.isalnum() or not path.exists():
                return None
            with suppress(OSError):
                return await reach(path)
            await asyncio.sleep(wait)
        return None

    # Taking over

    async def _accept(self, listening: socket) -> None:
        with listening:
            while True:
                line, _ = await asyncio.get_running_loop().sock_accept(listening)
                task = asyncio.create_task(self._hear(line))
                self._hearing.add(task)
                task.add_done_callback(self._hearing.discard)

    async def _hear(self, line: socket) -> None:
        try:
            with line, suppress(OSError):
                async with asyncio.timeout(HANDING_SECONDS):
                    said, descriptor = await receive(line)
                await send(line, await self._answer(said, descriptor))
        except Exception:
            LOG.exception("what was handed over could not be answered")

    async def _answer(self, said: bytes, descriptor: int | None) -> bytes:
        if descriptor is not None:
            await self._take(said, descriptor)
            return b""
        call = msgspec.msgpack.decode(said, type=HandedCall)
        return msgspec.msgpack.encode(await perform(self._app, call))


async def _ask_at(path: Path, call: HandedCall) -> HandedAnswer | None:
    with suppress(OSError), await reach(path) as line:
        return await _ask(line, call, ASKING_SECONDS)
    return None


async def _ask(line: socket, call: HandedCall, seconds: float = ANSWER_SECONDS) -> HandedAnswer:
    async with asyncio.timeout(seconds):
        await send(line, msgspec.msgpack.encode(call))
        said, _ = await receive(line)
    return msgspec.msgpack.decode(said, type=HandedAnswer)


async def perform(app: ASGIApp, call: HandedCall) -> HandedAnswer:
    """What an application answers to a call."""
    answer = HandedAnswer()

    async def receive() -> Message:
        return {"type": "http.request", "body": call.body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            answer.status, answer.headers = message["status"], list(message["headers"])
        else:
            answer.body += message.get("body", b"")

    await app(call.scope, receive, send)
    return answer
