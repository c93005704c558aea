"""A server and its tables, plainly: every call waits for its answer."""

from __future__ import annotations

from typing import Self, Unpack

import httpx

from pyrite.client import calls, state
from pyrite.client.address import HTTP, api_address, live_address
from pyrite.client.calls import Alerts, Answer, Filter, TypedCall, Wanted
from pyrite.client.conversation import Conversation
from pyrite.client.errors import Unreachable
from pyrite.client.live import Live
from pyrite.client.part import fresh_salt
from pyrite.client.reconnect import TableConnection
from pyrite.client.state import Ticket
from pyrite.wire.answers import GameFacts, Listed, ProofTold, Summary
from pyrite.wire.reviews import ReviewTold


class Server:
    """A Pyrite server somewhere; use it as a context, or close it."""

    def __init__(
        self, address: str, language: str = "en", patience: float = 60.0, *, commits: bool = False
    ) -> None:
        self.address = address
        self.language = language
        self.commits = commits  # to salts first, and reveals them when all are fixed
        self.patience = patience  # seconds without the server until a live table gives up
        headers = {"Accept-Language": language}
        self._http = httpx.Client(base_url=api_address(address), headers=headers, **HTTP)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """No more calls."""
        self._http.close()

    def call(self, call: TypedCall[Answer]) -> Answer:
        """Any call of `pyrite.client.calls`."""
        try:
            heard = self._http.request(
                call.method,
                call.path,
                content=call.content,
                params=call.query,
                headers=call.headers,
            )
        except httpx.HTTPError as error:
            raise Unreachable("unreachable", address=self.address, why=str(error)) from None
        kind = heard.headers.get("content-type", "")
        return call.read(self.address, heard.status_code, heard.content, kind)

    def games(self) -> list[GameFacts]:
        """What can be played."""
        return self.call(calls.games())

    def tables(self, **wanted: Unpack[Filter]) -> Listed:
        """A page of public tables, newest first."""
        return self.call(calls.tables(wanted))

    def open(self, game: str, seats: int, **wanted: Unpack[Wanted]) -> RemoteTable:
        """A new table; without `players` you and bots."""
        return RemoteTable(self, state.opened(self.call(calls.open_table(game, seats, wanted))))

    def table(self, id: str, key: str | None = None) -> RemoteTable:
        """A table that is there already: with your key, or to look on."""
        return RemoteTable(self, Ticket(id, key))


class RemoteTable:
    """A table, with one key or none."""

    def __init__(self, server: Server, ticket: Ticket) -> None:
        self._server = server
        self._ticket = ticket
        self._calls = ticket.calls
        self.id = ticket.id
        self.key = ticket.key
        self.yours = ticket.yours
        self.invite = ticket.invite
        self.commitment = ticket.commitment
        self.part = ticket.part  # what was added and promised: kept to be held against the proof
        self.part.commits = server.commits

    def summary(self) -> Summary:
        """The table in facts."""
        return self._server.call(self._calls.summary())

    def sit(
        self,
        seat: int | None = None,
        name: str = "",
        invite: str | None = None,
        salt: str | None = None,
    ) -> RemoteTable:
        """Take a seat, any or this one; the table as who sits there has it."""
        given = fresh_salt() if salt is None else salt
        body = state.sitting(self._ticket, seat, name, invite) | self.part.said(given)
        promised = self.commitment or (self.summary())["commitment"]
        told = self._server.call(self._calls.sit(body))
        ticket = state.seated(self._ticket, told, promised, given)
        return RemoteTable(self._server, ticket)

    def start(self, fill: str | None = None, salt: str | None = None) -> None:
        """The opener begins the game; open seats are filled (`bot normal`) or removed."""
        given = self.part.offer(salt)
        self._server.call(self._calls.start(self.part.said(given), fill))
        self.part.keep(given)

    def close(self) -> None:
        """The opener changes their mind, before the start."""
        self._server.call(self._calls.close())

    def rematch(self) -> RemoteTable:
        """The same people again; your key is good there too."""
        told = self._server.call(self._calls.rematch())
        again = self._server.table(told["table"], self.key)
        promised = (again.summary())["commitment"]
        return RemoteTable(
            self._server, Ticket(again.id, self.key, self.yours, commitment=promised)
        )

    def record(self) -> str:
        """The written game, once it is over."""
        return self._server.call(self._calls.record())

    def proof(self) -> ProofTold:
        """That nobody chose the cards, once it is over."""
        return self._server.call(self._calls.proof())

    def check_proof(self) -> bool:
        """Proof and record hold, and hold what this table added and was promised before the start.

        False: they hold, but what you added is not known here. WrongProof: they do not.
        """
        return self.part.check(self.proof(), self.record())

    def review(self) -> ReviewTold:
        """What was luck and what was skill, once it is over; ask again while it is made."""
        return self._server.call(self._calls.review())

    def alerts(self, **wanted: Unpack[Alerts]) -> None:
        """How to be called when this key must speak and nobody looks."""
        self._server.call(self._calls.alerts(wanted))

    def live(self, after: int | None = None, salt: str | None = None) -> Live:
        """Sit at the table, or look on; a context."""
        server = self._server
        given = self.part.offer(salt)
        conversation = Conversation(self.key, server.language, after, given, self.part)
        line = TableConnection(conversation, live_address(server.address, self.id), server.patience)
        return Live(conversation, line)
