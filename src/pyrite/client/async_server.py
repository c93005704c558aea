"""A server and its tables: `server.py` with `await`."""

from __future__ import annotations

from typing import Self, Unpack

import httpx

from pyrite.client import calls, state
from pyrite.client.address import HTTP, api_address, live_address
from pyrite.client.async_live import AsyncLive
from pyrite.client.calls import Alerts, Answer, Filter, TypedCall, Wanted
from pyrite.client.conversation import Conversation
from pyrite.client.errors import Unreachable
from pyrite.client.part import fresh_salt
from pyrite.client.reconnect import TableConnection
from pyrite.client.state import Ticket
from pyrite.wire.answers import GameFacts, Listed, ProofTold, Summary
from pyrite.wire.reviews import ReviewTold


class AsyncServer:
    """A Pyrite server somewhere; use it as a context, or close it."""

    def __init__(
        self, address: str, language: str = "en", patience: float = 60.0, *, commits: bool = False
    ) -> None:
        self.address = address
        self.language = language
        self.commits = commits  # to salts first, and reveals them when all are fixed
        self.patience = patience  # seconds without the server until a live table gives up
        headers = {"Accept-Language": language}
        self._http = httpx.AsyncClient(base_url=api_address(address), headers=headers, **HTTP)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """No more calls."""
        await self._http.aclose()

    async def call(self, call: TypedCall[Answer]) -> Answer:
        """Any call of `pyrite.client.calls`."""
        try:
            heard = await self._http.request(
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

    async def games(self) -> list[GameFacts]:
        """What can be played."""
        return await self.call(calls.games())

    async def tables(self, **wanted: Unpack[Filter]) -> Listed:
        """A page of public tables, newest first."""
        return await self.call(calls.tables(wanted))

    async def open(self, game: str, seats: int, **wanted: Unpack[Wanted]) -> AsyncRemoteTable:
        """A new table; without `players` you and bots."""
        return AsyncRemoteTable(
            self, state.opened(await self.call(calls.open_table(game, seats, wanted)))
        )

    def table(self, id: str, key: str | None = None) -> AsyncRemoteTable:
        """A table that is there already: with your key, or to look on."""
        return AsyncRemoteTable(self, Ticket(id, key))


class AsyncRemoteTable:
    """A table, with one key or none."""

    def __init__(self, server: AsyncServer, ticket: Ticket) -> None:
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

    async def summary(self) -> Summary:
        """The table in facts."""
        return await self._server.call(self._calls.summary())

    async def sit(
        self,
        seat: int | None = None,
        name: str = "",
        invite: str | None = None,
        salt: str | None = None,
    ) -> AsyncRemoteTable:
        """Take a seat, any or this one; the table as who sits there has it."""
        given = fresh_salt() if salt is None else salt
        body = state.sitting(self._ticket, seat, name, invite) | self.part.said(given)
        promised = self.commitment or (await self.summary())["commitment"]
        told = await self._server.call(self._calls.sit(body))
        ticket = state.seated(self._ticket, told, promised, given)
        return AsyncRemoteTable(self._server, ticket)

    async def start(self, fill: str | None = None, salt: str | None = None) -> None:
        """The opener begins the game; open seats are filled (`bot normal`) or removed."""
        given = self.part.offer(salt)
        await self._server.call(self._calls.start(self.part.said(given), fill))
        self.part.keep(given)

    async def close(self) -> None:
        """The opener changes their mind, before the start."""
        await self._server.call(self._calls.close())

    async def rematch(self) -> AsyncRemoteTable:
        """The same people again; your key is good there too."""
        told = await self._server.call(self._calls.rematch())
        again = self._server.table(told["table"], self.key)
        promised = (await again.summary())["commitment"]
        return AsyncRemoteTable(
            self._server, Ticket(again.id, self.key, self.yours, commitment=promised)
        )

    async def record(self) -> str:
        """The written game, once it is over."""
        return await self._server.call(self._calls.record())

    async def proof(self) -> ProofTold:
        """That nobody chose the cards, once it is over."""
        return await self._server.call(self._calls.proof())

    async def check_proof(self) -> bool:
        """Proof and record hold, and hold what this table added and was promised before the start.

        False: they hold, but what you added is not known here. WrongProof: they do not.
        """
        return self.part.check(await self.proof(), await self.record())

    async def review(self) -> ReviewTold:
        """What was luck and what was skill, once it is over; ask again while it is made."""
        return await self._server.call(self._calls.review())

    async def alerts(self, **wanted: Unpack[Alerts]) -> None:
        """How to be called when this key must speak and nobody looks."""
        await self._server.call(self._calls.alerts(wanted))

    def live(self, after: int | None = None, salt: str | None = None) -> AsyncLive:
        """Sit at the table, or look on; a context."""
        server = self._server
        given = self.part.offer(salt)
        conversation = Conversation(self.key, server.language, after, given, self.part)
        line = TableConnection(conversation, live_address(server.address, self.id), server.patience)
        return AsyncLive(conversation, line)
