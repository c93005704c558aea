"""People who do not give up: cut off, they come back with `after` and say again what was not
acknowledged. They note what was, and whether they heard everything once."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.web.place import HOST, PATIENCE

GAMES = {"gold": 2, "fool": 4, "fools-gold": 3, "end-of-the-trail": 2}
AGAIN = 0.1  # seconds until the next try; more often, and trying is all that the machine does
CUT = (OSError, ConnectionClosed, InvalidHandshake, EOFError, httpx.TransportError)
PLAIN: dict[str, Any] = dict(max_size=None, compression=None, ping_interval=None, proxy=None)
PASSING = ("busy", "store-away")  # refused for now: it can be said again

Message = dict[str, Any]


@dataclass
class Notes:
    """What everybody has noted."""

    acknowledged: int = 0
    waits: list[float] = field(default_factory=list)  # from a kill to the next acknowledged move
    faults: list[str] = field(default_factory=list)


@dataclass
class Seat:
    """One person at one table."""

    table: Gathering
    seat: int
    key: str
    n: int = 0
    moves: list[str] = field(default_factory=list)  # acknowledged, in order
    ask: Message | None = None  # as heard last
    pending: Message | None = None  # said, not acknowledged
    is_over: bool = False

    async def play(self) -> None:
        """To the end of the game, however often the line is cut."""
        url = f"ws://{HOST}:{self.table.port}/api/tables/{self.table.id}/live"
        while not self.is_over:
            try:
                async with connect(
                    url, max_size=None, compression=None, ping_interval=None
                ) as line:
                    await self._talk(line)
            except CUT:
                self.table.note_cut()
                await asyncio.sleep(AGAIN)

    async def _talk(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"do": "hello", "key": self.key, "after": self.n}))
        async for text in line:
            message = json.loads(text)
            if "welcome" in message:
                await self._begin(line, message["welcome"])
            elif "news" in message:
                self._take_news(message)
                await self._answer(line)
            elif "re" in message:
                self._take_reply(message)
                await self._answer(line)
            elif message.get("state") == "over":
                self.is_over = True
            if "bye" in message or (self.is_over and self.pending is None):
                return

    async def _begin(self, line: ClientConnection, welcome: Message) -> None:
        self._take_news({**welcome, "news": welcome["log"]})
        self.is_over = welcome["state"] == "over"
        if self.pending:
            await line.send(json.dumps(self.pending))
        else:
            await self._answer(line)

    def _take_news(self, update: Message) -> None:
        """Every number once."""
        numbers = [one["n"] for one in update["news"]]
        if numbers != list(range(self.n + 1, update["n"] + 1)):
            self._fault(f"news {numbers} after {self.n}, up to {update['n']}")
        self.n, self.ask = update["n"], update["ask"]

    async def _answer(self, line: ClientConnection) -> None:
        """What is asked, unless that was just acknowledged and the news of it are on their way."""
        ask = self.ask
        if ask is None or self.pending or ask["decision"] < len(self.moves):
            return
        if ask["decision"] > len(self.moves):
            self._fault(f"asked {ask['decision']} after {len(self.moves)} moves")
        move = self.table.chance.choice(ask["legal"])
        said = {"do": "move", "id": ask["decision"], "seat": self.seat}
        self.pending = {**said, "decision": ask["decision"], "move": move}
        await line.send(json.dumps(self.pending))

    def _take_reply(self, reply: Message) -> None:
        if self.pending and reply == {"re": self.pending["id"], "ok": True}:
            self.moves.append(self.pending["move"])
            self.pending = None
            self.table.note_move()
        elif reply.get("error", {}).get("code") in PASSING:
            raise EOFError
        else:
            self._fault(f"{self.pending} was answered {reply}")

    def _fault(self, what: str) -> None:
        self.table.notes.faults.append(f"{self.table.id} seat {self.seat}: {what}")


@dataclass
class Gathering:
    """A table and everybody at it."""

    port: int
    game: str
    chance: random.Random
    notes: Notes
    id: str = ""
    seats: list[Seat] = field(default_factory=list)
    killed: float | None = None  # when the server was killed last, all of it or a part
    is_cut: bool = False  # it was our part
    goes_on: bool = False  # a move was acknowledged since, after the cut if there was one
    has_waited: bool = False  # and how long that took is noted

    async def open(self) -> None:
        """As often as it takes; everybody sits down."""
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}/api") as http:
            while not self.seats:
                try:
                    self.seats = await self._gather(http)
                except CUT:
                    await asyncio.sleep(AGAIN)

    async def _gather(self, http: httpx.AsyncClient) -> list[Seat]:
        count = GAMES[self.game]
        wanted = {"game": self.game, "seats": count, "players": ["me", *["open"] * (count - 1)]}
        opened = await self._post(http, "/tables", wanted)
        self.id = opened["table"]
        seats = [Seat(self, 0, opened["key"])]
        for seat in range(1, count):
            sat = await self._post(
                http, f"/tables/{self.id}/seats", {"seat": seat, "invite": opened["invite"]}
            )
            seats.append(Seat(self, seat, sat["key"]))
        return seats

    async def _post(self, http: httpx.AsyncClient, path: str, body: Message) -> Message:
        answer = await http.post(path, json=body, timeout=PATIENCE)
        if answer.status_code == 503:
            raise EOFError
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def play(self) -> None:
        """The whole game."""
        await asyncio.gather(*(seat.play() for seat in self.seats))

    def note_kill(self, at: float) -> None:
        """The server was killed, or a part of it, which may not be ours."""
        self.killed = at
        self.is_cut = self.goes_on = self.has_waited = False

    def note_cut(self) -> None:
        """It was ours; what was acknowledged before we noticed does not count."""
        if not self.has_waited:
            self.is_cut, self.goes_on = True, False

    def note_move(self) -> None:
        """A move was acknowledged."""
        self.notes.acknowledged += 1
        self.goes_on = True
        if self.is_cut and not self.has_waited and self.killed is not None:
            self.has_waited = True
            self.notes.waits.append(time.monotonic() - self.killed)
