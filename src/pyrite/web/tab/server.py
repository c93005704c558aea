"""The server of one tab: its tables, its calls, and its lines. What carries them is handed in."""

from __future__ import annotations

import time
from typing import Protocol

from starlette.types import Message

from pyrite.core.errors import PyriteError
from pyrite.tables.bots.pool import BotPool, Pace, PoolSettings
from pyrite.tables.live.service import ServiceSettings, TableService
from pyrite.tables.live.steady_clock import SteadyClock
from pyrite.tables.stores.store import Store
from pyrite.web.api.limits import NO_LIMITS
from pyrite.web.errors import BadAddress
from pyrite.web.live.sessions import Session
from pyrite.web.process.application import make_app
from pyrite.web.process.context import ServerContext
from pyrite.web.tab.key_values import KeyValues, KeyValueStore
from pyrite.web.tab.thinking import GiveWay, Here

ADDRESS = "tab"
SETTINGS = ServiceSettings(idle=600.0, tick=30.0, watches_loop=False)


class TabPort(Protocol):
    """What a page hears of its lines."""

    def opened(self, line: int) -> None:
        """It stands."""

    def heard(self, line: int, text: str) -> None:
        """A message."""

    def closed(self, line: int) -> None:
        """It is over."""


class NobodyCalled:
    """A messenger that calls nobody: with its tab, the whole server is gone."""

    site = ""
    sends_mail = False
    push_key = None

    async def open(self, store: Store) -> None:
        """There is no key to keep."""

    def check_webhook(self, url: str) -> str:
        """No address may be called."""
        raise BadAddress("no-alerts-here", field="webhook")

    def check_mail(self, address: str) -> str:
        """No mail goes out."""
        raise BadAddress("no-alerts-here", field="mail")

    def check_push(self, text: str) -> str:
        """No browser is called."""
        raise BadAddress("no-alerts-here", field="push")

    async def close(self) -> None:
        """There is nobody to send home."""


class TabServer:
    """Tables of this browser; one page speaks to it."""

    def __init__(
        self, values: KeyValues, port: TabPort, give_way: GiveWay, pace: Pace | None = None
    ) -> None:
        self._port = port
        here = Here(give_way)
        self._pool = BotPool(PoolSettings(workers=1), pace, start=here.worker)
        self.service = TableService(
            KeyValueStore(values), self._pool, SteadyClock(time.time, time.monotonic), SETTINGS
        )
        self._context = ServerContext(
            self.service,
            NO_LIMITS,
            messenger=NobodyCalled(),
            start_worker=here.worker,
            start_reviewer=here.reviewer,
        )
        self._app = make_app(self._context)
        self._sessions: dict[int, Session] = {}

    async def open(self) -> None:
        """From now on there are tables."""
        await self.service.open()
        await self._context.reviews.open()
        await self._pool.open()

    async def close(self) -> None:
        """The page is gone."""
        await self._pool.close()
        await self._context.close()

    async def call(self, method: str, path: str, headers: dict[str, str], body: str) -> CallAnswer:
        """What the application answers."""
        plain, _, query = path.partition("?")
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": plain,
            "query_string": query.encode(),
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "client": (ADDRESS, 0),
        }
        said: Message = {"type": "http.request", "body": body.encode(), "more_body": False}
        answer = CallAnswer()

        async def receive() -> Message:
            return said

        await self._app(scope, receive, answer.send)
        return answer

    def stop_review(self, record: str) -> None:
        """What would go on here, though its reader does not wait for it."""
        self._context.reviews.give_up(record)

    # Lines

    async def open_line(self, line: int, table: str) -> None:
        """To a table that is there."""
        try:
            await self.service.table(table)
        except PyriteError:
            self._port.closed(line)
            return

        def send(data: bytes, first: bytes) -> None:
            for text in filter(None, (first, data)):
                self._port.heard(line, text.decode())

        self._sessions[line] = Session(
            self._context, table, ADDRESS, send, lambda: self.close_line(line), time.monotonic
        )
        self._port.opened(line)

    def say(self, line: int, text: str) -> None:
        """A message of the page."""
        if session := self._sessions.get(line):
            session.receive(text.encode())

    def close_line(self, line: int) -> None:
        """Whoever hangs up."""
        if session := self._sessions.pop(line, None):
            session.stop()
            self._port.closed(line)


class CallAnswer:
    """An answer of the application, as it comes."""

    def __init__(self) -> None:
        self.status = 500
        self.headers: dict[str, str] = {}
        self.body = b""

    async def send(self, message: Message) -> None:
        """A part of it."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {k.decode(): v.decode() for k, v in message["headers"]}
        else:
            self.body += message.get("body", b"")
