"""Who connects and says nothing, half a request, or no end of one, is not waited for for ever."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from pyrite.web.api.limits import Limits, Places, counted_as
from pyrite.web.api.messages import dump
from pyrite.web.errors import WireError, error_body

HttpProtocol: Any = AutoHTTPProtocol
CAN_WATCH = hasattr(AutoHTTPProtocol, "on_message_begin")


def http_protocol(limits: Limits, connections: Places) -> Any:
    """What uvicorn speaks HTTP with, given so long for a whole request and so much for its head.

    Without httptools there are no such limits: a proxy has them.
    """
    return partial(TimedHttp, limits, connections) if CAN_WATCH else AutoHTTPProtocol


class TimedHttp(HttpProtocol):  # type: ignore[misc]
    """Closes if a request takes too long to arrive, however it drips."""

    _timer: asyncio.TimerHandle | None = None
    _head: int | None = 0  # bytes of a head that is not whole yet
    _is_deaf = False
    _address: str | None = None  # while it is counted

    def __init__(self, limits: Limits, connections: Places, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._limits = limits
        self._connections = connections

    def _watch(self) -> None:
        self._rest()
        seconds = self._limits.request_seconds
        self._timer = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

    def _rest(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come: they have so long from now on."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = counted_as(peer[0]) if peer else ""
        if self._connections.take(address):
            self._address = address
            self._watch()
        else:
            transport.abort()

    def _part(self) -> None:
        """It is no connection of this address any more."""
        address, self._address = self._address, None
        if address is not None:
            self._connections.give_back(address)

    def data_received(self, data: bytes) -> None:
        """Something has come; heads are measured."""
        if self._is_deaf:
            return  # read to its end, so that the answer arrives
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            self._check_head(self._head)

    def _check_head(self, size: int) -> None:
        most = self._limits.head_bytes
        if size > most and not self.transport.is_closing():
            self._is_deaf = True
            self.transport.write(head_too_large(most))
            self.transport.write_eof()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head = 0
        self._watch()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Its body is whole, too."""
        self._rest()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._rest()
        self._part()
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read as a request; with a code, as every error."""
        self.transport.write(bare_answer(b"400 Bad Request", WireError("bad-request")))
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, and counted as one."""
        self._part()
        super().handle_websocket_upgrade()
        self.parser = None  # knows us: without it we are gone at once, not with the rubbish


def head_too_large(most: int) -> bytes:
    """An answer without a request to it."""
    error = WireError("too-large", most=str(most))
    return bare_answer(b"431 Request Header Fields Too Large", error)


def bare_answer(status: bytes, error: WireError) -> bytes:
    """An error to something that is no request."""
    body = dump(error_body(error, "en"))
    return b"\r\n".join(
        (
            b"HTTP/1.1 " + status,
            b"Content-Type: application/json",
            b"Content-Length: %d" % len(body),
            b"Connection: close",
            b"",
            body,
        )
    )
