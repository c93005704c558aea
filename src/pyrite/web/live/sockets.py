"""Sockets on the server's own port: uvicorn hands an upgrade to picows.

uvicorn's `ws=` takes any protocol class. picows needs half the memory of the ASGI path, and can
drop a reader who has stopped reading. Its protocol class is not documented, so its version is
pinned and a test plugs it in.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from pyrite.core.errors import PyriteError
from pyrite.core.words import nearest_language
from pyrite.web.api.messages import dump
from pyrite.web.errors import WireError, code_of, error_body
from pyrite.web.live.frames import text_frame
from pyrite.web.live.sessions import Session
from pyrite.web.origins import is_foreign, is_known_name, split_url
from pyrite.web.process.peer_workers import PeerWorkers
from pyrite.wire.answers import Bye, ByeCode
from pyrite.wire.codes import STATUS_OF

if TYPE_CHECKING:
    from pyrite.web.process.context import ServerContext

LOG = logging.getLogger("pyrite.web")
MOST_FRAME = 4 * 1024 * 1024  # beyond what a session answers with words, the line is cut
BUFFER = 2048  # bytes for reading, at first: picows takes no less
CLOSING_SECONDS = 1.0


class FrameLog(logging.LoggerAdapter[logging.Logger]):
    """picows' log: a frame that a client got wrong is no error of ours."""

    def error(self, msg: object, *args: Any, **more: Any) -> None:
        """Told at its level."""
        is_theirs = str(msg).startswith("WS parser error")
        self.log(logging.INFO if is_theirs else logging.ERROR, msg, *args, **more)


FRAMES = FrameLog(LOG)


class Socket(WSListener):
    """Frames become messages of a session, and back."""

    __slots__ = (
        "_address",
        "_is_asked",
        "_is_counted",
        "_is_silent",
        "_is_text",
        "_context",
        "_said",
        "_table",
        "_transport",
        "session",
    )

    def __init__(self, context: ServerContext, table: str, address: str) -> None:
        super().__init__()
        self._context = context
        self._table = table
        self._address = address
        self._said = bytearray()
        self._is_text = True
        self._is_counted = True
        self._is_silent = False  # since its pulse was last felt
        self._is_asked = False  # whether it lives
        self.session: Session | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The conversation begins."""
        self._transport = transport
        transport.request.headers.clear()  # picows keeps both as long as the socket lives
        transport.response.headers.clear()
        context = self._context
        self.session = Session(
            context, self._table, self._address, self._send, self._end, time.monotonic
        )
        context.sockets.add(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, or a part of one."""
        self._is_silent = False
        kind = frame.msg_type
        if kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._take(frame)
        elif kind == WSMsgType.CLOSE:
            if not (self.session and self.session.is_over):
                transport.send_close(frame.get_close_code())
            transport.disconnect()

    def _take(self, frame: WSFrame) -> None:
        if frame.fin and frame.msg_type == WSMsgType.TEXT and not self._said and self.session:
            self.session.receive(frame.get_payload_as_bytes())  # as nearly all are
            return
        if frame.msg_type != WSMsgType.CONTINUATION:
            self._is_text = frame.msg_type == WSMsgType.TEXT
        self._said += frame.get_payload_as_memoryview()
        most = self._context.limits.message_bytes
        if self.session and (frame.fin or len(self._said) > most):
            data = bytes(self._said)
            self._said.clear()
            self.session.receive(data, is_text=self._is_text)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """It is over, whoever ended it."""
        self.part()
        if self.session:
            self._context.sockets.discard(self)
            self.session.stop()
            self.session = None  # which knows us: so both are gone at once

    def dismiss(self, code: ByeCode) -> None:
        """Goodbye."""
        if self.session:
            self.session.dismiss(code)

    def feel_pulse(self) -> None:
        """Who has been silent is asked whether they live; who does not answer is cut off."""
        if self._is_silent and self._is_asked:
            self._end()
        elif self._is_silent:
            self._transport.send_ping()
        self._is_asked, self._is_silent = self._is_silent, True

    def part(self) -> None:
        """The address has one socket less; also where it never came to one."""
        if self._is_counted:
            self._is_counted = False
            self._context.open_sockets.give_back(self._address)

    def _send(self, data: bytes, first: bytes) -> None:
        wire = self._transport.underlying_transport
        if wire.get_write_buffer_size() > self._context.limits.unsent_bytes:
            self._drop()
        else:
            frame = self._context.frame(data)
            wire.write(text_frame(first) + frame if first else frame)

    def _drop(self) -> None:
        """Too slow: the others do not wait. Who wakes up in time still reads the goodbye."""
        if self.session and not self.session.is_over:
            goodbye: Bye = {"bye": "slow"}
            self._transport.send(WSMsgType.TEXT, dump(goodbye))
            self.session.stop()
            self._end(self._context.limits.slow_seconds)

    def _end(self, seconds: float = CLOSING_SECONDS) -> None:
        """Close; who does not answer is cut off.

        Until then we read on: to close while something is unread would take back what was said.
        """
        wire = self._transport.underlying_transport
        self._transport.send_close(WSCloseCode.OK)
        asyncio.get_running_loop().call_later(seconds, wire.abort)


async def feel_pulses(sockets: Collection[Socket], seconds: float) -> None:
    """One timer for all: a task for each would be a fifth of its memory."""
    while True:
        await asyncio.sleep(seconds)
        for one in list(sockets):
            one.feel_pulse()


def upgrade_protocol(context: ServerContext) -> Any:
    """What uvicorn makes for a request that wants to become a socket of this server."""
    return partial(UpgradeProtocol, context)


class UpgradeProtocol(WSProtocol):  # type: ignore[misc]
    """Looks first who wants a socket, then lets picows go on."""

    __slots__ = ("_context", "_found", "_passed_on")

    def __init__(
        self, context: ServerContext, config: Any, server_state: Any, app_state: Any
    ) -> None:
        ping = (False, 1.0, 1.0, WSAutoPingStrategy.PING_WHEN_IDLE, True)  # `feel_pulses` asks
        super().__init__(
            None, None, False, self._door, FRAMES, True, 5, *ping, MOST_FRAME, None, BUFFER
        )
        self._context = context
        self._found: Found = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Also where it never came to a socket."""
        super().connection_lost(exc)
        if isinstance(self._found, Socket):
            self._found.part()

    def _door(self, request: Any) -> Any:
        return self._found

    def connection_made(self, transport: asyncio.Transport) -> None:
        """By uvicorn, who has read the request."""
        self._passed_on = transport
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Once: the request, passed on after we have looked who asks."""
        self._passed_on.pause_reading()
        asked = answer_upgrade(self._context, UpgradeRequest(data, self._passed_on))
        task = asyncio.get_running_loop().create_task(asked)
        task.add_done_callback(lambda done: self._answered(data, done))

    def _answered(self, data: bytes, done: asyncio.Task[Found]) -> None:
        """A fault of ours leaves nobody waiting."""
        fault = None if done.cancelled() else done.exception()
        if fault:
            LOG.error("somebody could not be let in", exc_info=fault)
        self._pass_on(data, None if fault or done.cancelled() else done.result())

    def _pass_on(self, data: bytes, found: Found) -> None:
        if self._passed_on.is_closing():
            if isinstance(found, Socket):
                found.part()
            return
        if found is None:
            self._passed_on.abort()  # only here: who has it now goes on
            return
        self._found = found
        view = memoryview(data)
        while view:
            room = memoryview(self.get_buffer(len(view))).cast("B")
            n = min(len(room), len(view))
            room[:n] = view[:n]
            self.buffer_updated(n)
            view = view[n:]
        # uvloop chooses buffered reading when reading starts, so that it is started here
        asyncio.get_running_loop().call_soon(self._read_on)

    def _read_on(self) -> None:
        if not self._passed_on.is_closing():
            self._passed_on.resume_reading()


Found = Socket | WSUpgradeResponseWithListener | None
"""A socket, an answer instead of one, or nothing: another worker has taken it."""


class UpgradeRequest:
    """A request that wants to become a socket."""

    def __init__(self, data: bytes, transport: asyncio.Transport) -> None:
        self.said = data
        self._transport = transport
        first, *rest = data.decode("latin-1").split("\r\n")
        url = split_url(first.split(" ")[1])
        self.path = url.path if url else ""
        pairs = (line.partition(":") for line in rest if line)
        self.headers: Mapping[str, str] = {
            name.strip().lower(): value.strip() for name, _, value in pairs
        }
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if peer else ""
        self.forwarded = self.headers.get("x-forwarded-for")  # the last of several

    @property
    def language(self) -> str:
        """How a refusal is told."""
        return nearest_language(self.headers.get("accept-language"))

    @property
    def table(self) -> str | None:
        """The table of `/api/tables/ID/live`."""
        parts = self.path.strip("/").split("/")
        is_live = len(parts) == 4 and parts[:2] == ["api", "tables"] and parts[3] == "live"
        return parts[2] if is_live else None

    @contextmanager
    def descriptor(self) -> Iterator[int]:
        """Of the connection, whatever becomes of it meanwhile; numbers are soon used again."""
        held = os.dup(self._transport.get_extra_info("socket").fileno())
        try:
            yield held
        finally:
            os.close(held)

    @property
    def is_over(self) -> bool:
        """Has the other end gone?"""
        return self._transport.is_closing()


def refusal(error: PyriteError, language: str) -> WSUpgradeResponseWithListener:
    """No socket, but an answer."""
    response = WSUpgradeResponse.create_error_response(
        STATUS_OF[code_of(error)],
        dump(error_body(error, language)),
        {"Content-Type": "application/json"},
    )
    return WSUpgradeResponseWithListener(response, None)


async def answer_upgrade(context: ServerContext, request: UpgradeRequest) -> Found:
    """A socket for who may come in."""
    address = context.address_of(request.peer, request.forwarded)
    try:
        table = wanted_table(context, request)
        context.upgrades.count(address)
        if context.peers and await hand_on(context.peers, request, table):
            return None
        await context.service.table(table)
        context.count_socket(address)
    except PyriteError as error:
        context.refusals[code_of(error)] += 1
        return refusal(error, request.language)
    return Socket(context, table, address)


def wanted_table(context: ServerContext, request: UpgradeRequest) -> str:
    """Which table's socket is wanted, if this page may have it."""
    host = request.headers.get("host", "")
    if context.names is not None and not is_known_name(host, context.names):
        raise WireError("wrong-host")
    if request.table is None:
        raise WireError("no-such-page")
    if is_foreign(request.headers, context.origins):
        raise WireError("wrong-origin")
    return request.table


async def hand_on(peers: PeerWorkers, request: UpgradeRequest, table: str) -> bool:
    """Where another worker has the table, that worker opens; nobody need open for who has gone."""
    if request.is_over:
        return True
    with request.descriptor() as descriptor:
        return await peers.hand_connection(table, request.said, descriptor)
