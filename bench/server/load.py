"""Tables under load: every seat a socket, random legal moves, and how long they take.

A move is over when it is acknowledged and every socket has its news. A secret move is told to
some only: where not all have heard, a short grace decides that nobody else will.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.calls import Calls
from bench.tables.playing import game_of
from pyrite.engine.registry import find_game

GRACE = 0.01  # seconds for the rest of the sockets, where a move may be secret,
GRACE_EACH = 0.0005  # and for each of them
AT_ONCE = 16  # tables that are opened side by side

Message = dict[str, Any]
clock = time.perf_counter


@dataclass
class Waits:
    """How long moves took, in seconds; and what should not have been."""

    until_ack: list[float] = field(default_factory=list)
    until_all: list[float] = field(default_factory=list)
    refusals: int = 0
    late: int = 0  # news after their move was thought to be over
    lost: int = 0  # sockets that the server closed

    def clear(self) -> None:
        """Begin anew."""
        self.until_ack.clear()
        self.until_all.clear()
        self.refusals = self.late = self.lost = 0


class Ear(WSListener):
    """A socket that has said hello."""

    def __init__(self, hear: Callable[[Ear, Message], None], key: str | None) -> None:
        super().__init__()
        self._hear = hear
        self._key = key
        self.ask: Message | None = None
        self.is_parting = False
        self.welcomed = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The hello."""
        self.wire = transport
        self.say({"do": "hello", "key": self._key})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Something was said."""
        if frame.msg_type == WSMsgType.TEXT:
            message = msgspec.json.decode(frame.get_payload_as_memoryview())
            if "news" in message:
                self.ask = message["ask"]
            elif "welcome" in message:
                self.ask = message["welcome"]["ask"]
                if not self.welcomed.done():
                    self.welcomed.set_result(None)
            self._hear(self, message)
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Gone, by our wish or not."""
        if not self.is_parting:
            self._hear(self, {"lost": True})

    def say(self, message: Message) -> None:
        """As JSON."""
        self.wire.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def part(self) -> None:
        """Goodbye."""
        self.is_parting = True
        self.wire.disconnect()


class LoadTable:
    """One table after the other: when a game is over the next begins."""

    def __init__(self, load: Load, number: int, bots: str = "") -> None:
        self._load = load
        self._chance = random.Random(number)
        self._bots = bots  # the level of all others, if they are no people
        self.game = game_of(number).id
        self.ears: list[Ear] = []
        self.id = ""
        self._waits = Waits() if bots else load.waits
        self._next_id = 0
        self._reset()

    def _reset(self) -> None:
        self._mover: Ear | None = None  # while a move is under way
        self._heard: set[Ear] = set()
        self._is_acknowledged = False
        self._is_in_grace = False
        self._is_renewing = False
        self._last = 0.0

    async def open(self) -> None:
        """Open a table, sit down on every seat, and listen."""
        seats = find_game(self.game).usual_seats
        others = f"bot {self._bots}" if self._bots else "open"
        players = ["me", *[others] * (seats - 1)]
        post = self._load.calls.post
        wanted = {"game": self.game, "seats": seats, "players": players, "public": True}
        opened = await post("/tables", wanted)
        self.id = opened["table"]
        keys = [opened["key"]]
        if "open" not in players:
            await post(f"/tables/{self.id}/start", {}, opened["key"])
        for _ in range(players.count("open")):
            keys.append((await post(f"/tables/{self.id}/seats", {}))["key"])
        viewers = [*keys, *[None] * self._load.onlookers]
        self.ears = [await self.listen(key) for key in viewers]

    async def listen(self, key: str | None) -> Ear:
        """One more socket."""
        url = f"ws://127.0.0.1:{self._load.port}/api/tables/{self.id}/live"
        _, ear = await ws_connect(lambda: Ear(self._hear, key), url)
        assert isinstance(ear, Ear)
        await ear.welcomed
        return ear

    def part(self) -> None:
        """Everybody goes."""
        for ear in self.ears:
            ear.part()

    def move(self) -> None:
        """Any legal move of a seat that is asked, if none is under way."""
        if self._mover or self._is_renewing:
            return
        asked = [ear for ear in self.ears if ear.ask]
        if not asked:
            return
        mover = asked[0] if len(asked) == 1 else self._chance.choice(asked)
        ask, mover.ask = mover.ask, None
        assert ask
        self._mover, self._is_acknowledged, self._is_in_grace = mover, False, False
        self._heard.clear()
        self._next_id += 1
        said = {"do": "move", "id": self._next_id, "seat": ask["seat"]}
        said |= {"decision": ask["decision"], "move": self._chance.choice(ask["legal"])}
        self._sent = clock()
        mover.say(said)

    def _hear(self, ear: Ear, message: Message) -> None:
        if "news" in message:
            self._told(ear)
        elif "re" in message:
            self._answered(message)
        elif message.get("state") == "over":
            self._renew()
        elif "lost" in message:
            self._waits.lost += 1

    def _answered(self, message: Message) -> None:
        self._waits.until_ack.append(clock() - self._sent)
        self._is_acknowledged = True
        self._waits.refusals += "error" in message
        self._look()

    def _told(self, ear: Ear) -> None:
        self._heard.add(ear)
        self._last = clock()
        if self._mover:
            self._look()
        else:
            self._waits.late += 1
            self._go_on()

    def _look(self) -> None:
        """Is the move over?"""
        if not self._is_acknowledged or self._mover not in self._heard:
            return
        if len(self._heard) == len(self.ears):
            self._finish(self._next_id)
        elif not self._is_in_grace:
            self._is_in_grace = True
            grace = GRACE + GRACE_EACH * len(self.ears)
            asyncio.get_running_loop().call_later(grace, self._finish, self._next_id)

    def _finish(self, id: int) -> None:
        if self._mover and id == self._next_id:
            self._waits.until_all.append(self._last - self._sent)
            self._mover = None
            self._go_on()

    def _go_on(self) -> None:
        if self._load.is_running and (self._load.pace == 0 or self._bots):
            self.move()

    def _renew(self) -> None:
        """The next game; only once, though every socket says so."""
        if not self._is_renewing:
            self._is_renewing = True
            self._load.keep(asyncio.get_running_loop().create_task(self._reopen()))

    async def _reopen(self) -> None:
        await asyncio.sleep(2 * GRACE)  # the last move is told to the end
        self.part()
        await self.open()
        self._reset()
        self._go_on()

    def tick(self) -> None:
        """Paced: a move now, and the next when it is due."""
        if self._load.is_running:
            self.move()
            self._due += self._load.pace
            asyncio.get_running_loop().call_at(self._due, self.tick)

    def begin(self, due: float) -> None:
        """From now on moves are made."""
        self._due = due
        if self._load.pace and not self._bots:
            asyncio.get_running_loop().call_at(due, self.tick)
        else:
            self.move()


class Load:
    """Many tables; a pace of 0 is as fast as it goes, else the seconds between a table's moves."""

    def __init__(self, port: int, pace: float = 0.0, onlookers: int = 0) -> None:
        self.port = port
        self.pace = pace
        self.onlookers = onlookers  # at each table
        self.waits = Waits()
        self.calls = Calls(port)
        self.tables: list[LoadTable] = []
        self.is_running = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, tables: int, bots: str = "") -> None:
        """So many tables more: every seat is ours, or all but one are bots of a level."""
        first = len(self.tables)
        new = [LoadTable(self, first + i, bots) for i in range(tables)]
        self.tables += new
        for at in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open() for table in new[at : at + AT_ONCE]))

    def keep(self, task: asyncio.Task[None]) -> None:
        """A task that is heard of when it fails."""
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self) -> None:
        """All tables, one shortly after the other."""
        self.is_running = True
        now = asyncio.get_running_loop().time()
        for number, table in enumerate(self.tables):
            table.begin(now + self.pace * number / len(self.tables))

    def close(self) -> None:
        """Everything ends."""
        self.is_running = False
        for task in self._tasks:
            task.cancel()  # a next game that was about to begin
        for table in self.tables:
            table.part()
        self.calls.close()
