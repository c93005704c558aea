"""The rooms of one process: a table is loaded when somebody needs it, dropped when nobody does.

Here stands who may write a table: we, as long as we hold its claim; another house that wants it is
given it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.fairness import seed_of
from pyrite.tables.journal import Row, row_event
from pyrite.tables.live.live_table import Room
from pyrite.tables.live.summary import listing_of
from pyrite.tables.stores.store import Doubled, Entry, Listing, Store, StoreError, Unclaimed
from pyrite.tables.table import Table

AT_ONCE = 8  # listings written in one commit
CLAIM_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between asking for a table

Answer = TypeVar("Answer")


class Tasks:
    """What goes on beside whoever asked for it."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()
        self.is_stopping = False

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        """Begin; held until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        """End everything, and wait for it."""
        self.is_stopping = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


@dataclass
class Rooms:
    """Which tables are in memory, and how they get there and away."""

    store: Store
    clock: Callable[[], float]
    tasks: Tasks
    settle_in: Callable[[Room, float], Awaitable[None]]
    """What a table that comes back to life needs, and when its last event was."""

    def __post_init__(self) -> None:
        self.here: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.is_well = True  # the store has taken what we last gave it
        self.commits = 0
        self.store.on_wanted(self._wanted)
        self.store.on_lost(self._lose_claims)

    async def get(self, id: str) -> Room:
        """The room of a table, loaded if need be; many who ask at once wait for one loading."""
        room = self.here.get(id)
        if room is not None:
            room.used = self.clock()
            return room
        if id not in self._loading:
            task = self.tasks.spawn(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def holder(self, id: str) -> str | None:
        """The other house that has a table; None: it is ours, or nobody says whose it is."""
        if id in self.here or id in self._loading:
            return None
        if await self.store.listing(id) is None:
            raise Refused("no-such-table")
        if await self.store.claim(id):
            return None
        return await self.store.holder(id)

    async def _load(self, id: str) -> Room:
        if await self.store.listing(id) is None:
            raise Refused("no-such-table")
        await self._claim(id)
        rows = await self.store.rows(id)
        secret = await self.store.secret(id) or revealed_secret(rows)
        room = Room(new_table(id, secret), self.clock())
        for row in rows:
            room.table.take(row_event(row), row.at)
        room.note_listing()
        await self.settle_in(room, rows[-1].at)
        self.here[id] = room
        return room

    async def _claim(self, id: str) -> None:
        """We alone write the table from now on; another house that has it is asked for it."""
        for wait in CLAIM_WAITS:
            if await self.store.claim(id):
                return
            await self.store.ask_for(id)
            await asyncio.sleep(wait)
        raise Refused("busy")

    async def append(self, entry: Entry) -> None:
        """Into the journal."""
        try:
            await self.store.append(entry)
        except StoreError as error:
            self.is_well = isinstance(error, Doubled | Unclaimed)  # it answers
            raise
        self.is_well = True
        self.commits += 1

    async def catch_up(self, room: Room) -> bool:
        """After a commit of unknown end the journal says what has happened; was there need?"""
        if not room.is_behind:
            return False
        if not await self.store.claim(room.table.id):
            self.let_go(room)  # another house has it now
            raise Refused("busy")
        rows = (await self.store.rows(room.table.id))[room.table.count :]
        for row in rows:
            room.happen([row_event(row)], row.at)
        room.note_listing()
        room.is_behind = False
        return True

    # Letting go

    def _lose_claims(self) -> None:
        """Others may have written meanwhile."""
        for room in self.here.values():
            room.is_behind = True

    def _wanted(self, id: str) -> None:
        """Another house asks for a table."""
        room = self.here.get(id)
        if self.tasks.is_stopping or id in self._loading:
            return
        self.tasks.spawn(self._hand_over(room) if room else self.store.release(id))

    async def _hand_over(self, room: Room) -> None:
        async with room.lock:
            self.let_go(room)
            await self.store.release(room.table.id)

    def let_go(self, room: Room) -> None:
        """No longer ours; whoever looks must come again."""
        room.is_gone = True
        room.sights.close()
        room.stop_timer()
        if room.bell:
            room.bell.stop()
        self.here.pop(room.table.id, None)
        room.dismiss("restart")

    async def drop_idle(self, seconds: float) -> None:
        """Whatever nobody has needed for so long leaves the memory."""
        for room in list(self.here.values()):
            if room.is_idle(self.clock(), seconds) and not room.lock.locked():
                await self._drop(room, seconds)

    async def _drop(self, room: Room, seconds: float) -> None:
        async with room.lock:
            await self._write_listing(room, listing_of(room.table, room.table.changed))
            if room.is_idle(self.clock(), seconds):  # nobody has come meanwhile
                self.let_go(room)
                await self.store.release(room.table.id)

    async def wake_later(self, room: Room) -> None:
        """After a restart somebody looks at the table."""
        listing = room.listing._replace(wakes=self.clock())
        await self.append(Entry((), listing))
        room.listing = listing

    async def write_listings(self) -> None:
        """What lists keep of tables that have moved; a few at a time, for nobody shall wait."""
        moved = [room for room in self.here.values() if room.table.changed > room.listing.changed]
        for at in range(0, len(moved), AT_ONCE):
            await asyncio.gather(*map(self._note_moves, moved[at : at + AT_ONCE]))

    async def _note_moves(self, room: Room) -> None:
        async with room.lock:
            if not (room.is_gone or room.is_behind):
                exact = listing_of(room.table, room.table.changed)
                await self._write_listing(room, exact._replace(wakes=room.listing.wakes))

    async def _write_listing(self, room: Room, listing: Listing) -> None:
        if listing != room.listing:
            await self.append(Entry((), listing))
            room.listing = listing


def new_table(id: str, secret: bytes) -> Table:
    """A table before its first event."""
    return Table(id, lambda salts: seed_of(secret, salts), secret=secret)


def revealed_secret(rows: Sequence[Row]) -> bytes:
    """The secret of a table that is over."""
    for row in reversed(rows):
        event = row_event(row)
        if isinstance(event, e.Ended | e.Stopped):
            return bytes.fromhex(event.secret)
    return b""
