"""Who connects and says nothing, half a request, or no end of one, is not waited for for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from pyrite.web.api.limits import Limits
from pyrite.web.api.messages import dump
from pyrite.web.errors import WireError, error_body

Protocol: Any = AutoHTTPProtocol


def patient_http(limits: Limits) -> Any:
    """What uvicorn speaks HTTP with, given so long for a whole request and so much for its head.

    Without httptools there are no such limits: a proxy has them.
    """
    if not hasattr(AutoHTTPProtocol, "on_message_begin"):
        return AutoHTTPProtocol

    class Patient(Protocol):  # type: ignore[misc]
        """Closes if a request takes too long to arrive, however it drips."""

        _timer: asyncio.TimerHandle | None = None
        _head: int | None = 0  # bytes of a head that is not whole yet
        _is_deaf = False

        def _watch(self) -> None:
            self._rest()
            seconds = limits.request_seconds
            self._timer = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

        def _rest(self) -> None:
            if self._timer:
                self._timer.cancel()
                self._timer = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._watch()

        def data_received(self, data: bytes) -> None:
            if self._is_deaf:
                return  # read to its end, so that the answer arrives
            super().data_received(data)
            if self._head is not None:
                self._head += len(data)
                self._check_head(self._head)

        def _check_head(self, size: int) -> None:
            if size > limits.head_bytes and not self.transport.is_closing():
                self._is_deaf = True
                self.transport.write(head_too_large(limits.head_bytes))
                self.transport.write_eof()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._head = 0
            self._watch()

        def on_headers_complete(self) -> None:
            self._head = None
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._rest()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            self.parser = None  # knows us: without it we are gone at once, not with the rubbish

    return Patient


def head_too_large(most: int) -> bytes:
    """An answer without a request to it."""
    body = dump(error_body(WireError("too-large", most=str(most)), "en"))
    return b"\r\n".join(
        (
            b"HTTP/1.1 431 Request Header Fields Too Large",
            b"Content-Type: application/json",
            b"Content-Length: %d" % len(body),
            b"Connection: close",
            b"",
            body,
        )
    )
