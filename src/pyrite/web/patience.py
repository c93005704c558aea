"""Who connects and says nothing, or half a request, is not waited for for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

Protocol: Any = AutoHTTPProtocol


def patient_http(seconds: float) -> Any:
    """What uvicorn speaks HTTP with, given so long for a whole request.

    Without httptools there is no such limit: a proxy has it.
    """
    if not hasattr(AutoHTTPProtocol, "on_message_begin"):
        return AutoHTTPProtocol

    class Patient(Protocol):  # type: ignore[misc]
        """Closes if a request takes too long to arrive, however it drips."""

        _timer: asyncio.TimerHandle | None = None

        def _watch(self) -> None:
            self._rest()
            self._timer = self.loop.call_later(seconds, self.timeout_keep_alive_handler)

        def _rest(self) -> None:
            if self._timer:
                self._timer.cancel()
                self._timer = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self._watch()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._watch()

        def on_message_complete(self) -> None:
            self._rest()
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

    return Patient
