"""The line to a table: opened, lost, opened again. Written once, as steps that a face carries out.

A step is a generator: it yields what is to be done with the real socket, and is sent what came
of it. So the plain and the asynchronous face do the same, each in its own way.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from pyrite.client.conversation import Conversation
from pyrite.client.errors import NotPyrite, ServerRefused, Unreachable

FIRST_PAUSE = 0.1  # seconds; twice as long each time
LONGEST_PAUSE = 5.0
PASSING = (429, 502, 503, 504)  # a refusal of today


@dataclass(frozen=True)
class Connect:
    """Open a socket."""

    url: str


@dataclass(frozen=True)
class Send:
    """Send a text."""

    data: str


@dataclass(frozen=True)
class Receive:
    """The next text."""


@dataclass(frozen=True)
class Pause:
    """Wait a while."""

    seconds: float


Doing = Connect | Send | Receive | Pause
Steps = Generator[Doing, str | bytes, None]


class Lost(Exception):
    """The socket is gone, or could not be opened."""


class Rejected(Exception):
    """The server would not open a socket."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status, body)
        self.status, self.body = status, body


class TableConnection:
    """Keeps a conversation going, whatever happens to sockets."""

    def __init__(self, conversation: Conversation, url: str, patience: float) -> None:
        self._conversation = conversation
        self._url = url
        self._patience = patience
        self._is_open = False
        self._pause = self._waited = 0.0

    def pump(self) -> Steps:
        """One message more; or the line is lost, and the next call opens it again."""
        try:
            if not self._is_open:
                yield from self._open()
            yield from self.flush()
            self._conversation.hear(msgspec.json.decode((yield Receive())))
            yield from self.flush()
        except Rejected as rejected:
            self._lose(self._why(rejected))
        except Lost as lost:
            self._lose(str(lost))
        if self._conversation.is_greeted:
            self._pause = self._waited = 0.0

    def flush(self) -> Steps:
        """Send what waits to be sent; if the line is gone, who listens will notice."""
        with suppress(Lost):
            for data in self._conversation.unsent():
                yield Send(data)

    def _open(self) -> Steps:
        if self._pause:
            yield Pause(self._pause)
        yield Connect(self._url)
        yield Send(self._conversation.hello())
        self._is_open = True

    def _why(self, rejected: Rejected) -> str:
        """What may pass is no reason to give up; anything else is."""
        if rejected.status not in PASSING:
            raise refusal(self._url, rejected.status, rejected.body)
        return str(rejected.status)

    def _lose(self, why: str) -> None:
        self._is_open = False
        self._conversation.lose()
        self._waited += self._pause
        self._pause = min(LONGEST_PAUSE, 2 * self._pause or FIRST_PAUSE)
        is_new = self._conversation.known is None and not self._conversation.fault
        if self._conversation.is_ended or not (is_new or self._waited >= self._patience):
            return
        self._pause = self._waited = 0.0
        raise Unreachable("unreachable", address=self._url, why=why)


def refusal(address: str, status: int, body: bytes) -> ServerRefused | NotPyrite:
    """An answer that is no success, as an error."""
    try:
        return ServerRefused(msgspec.json.decode(body)["error"])
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError):
        return NotPyrite("not-pyrite", address=address, status=str(status))
