"""The live tables of one process: loaded when somebody needs one, dropped when nobody does.

Here stands who may write a table: we, as long as we hold its claim; another server that wants it is
given it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from pyrite.engine.records.proof import seed_of
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.journal import JournalRow, row_event
from pyrite.tables.live.broadcast import Broadcast
from pyrite.tables.live.listener import Listener
from pyrite.tables.live.live_table import LiveTable, LogTeller
from pyrite.tables.live.summary import listing_of
from pyrite.tables.rights.codes import invitation_of
from pyrite.tables.runtime.loop_sharing import LoopShare
from pyrite.tables.runtime.tasks import Tasks
from pyrite.tables.stores.store import Doubled, Entry, Listing, Store, StoreError, Unclaimed
from pyrite.tables.table import Table
from pyrite.wire import answers as wire

LOG = logging.getLogger("pyrite.tables")
AT_ONCE = 8  # listings written in one commit
CLAIM_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between asking for a table


@dataclass
class TableCache:
    """Which tables are in memory, and how they get there and away."""

    store: Store
    clock: Callable[[], float]
    tasks: Tasks
    settle_in: Callable[[LiveTable, float], Awaitable[None]]
    """What a table that comes back to life needs, and when its last event was."""

    def __post_init__(self) -> None:
        self.here: dict[str, LiveTable] = {}
        self.unreadable: set[str] = set()  # tables with a fault, until we start anew
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.share = LoopShare()
        self.is_well = True  # the store has taken what we last gave it
        self.store.on_wanted(self._wanted)
        self.store.on_lost(self._lose_claims)

    async def get(self, id: str) -> LiveTable:
        """A live table, loaded if need be; many who ask at once wait for one loading."""
        live = self.here.get(id)
        if live is not None:
            live.used = self.clock()
            return live
        if id in self.unreadable:
            raise Refused("unreadable")
        if id not in self._loading:
            task = self.tasks.spawn(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def find(self, code: str) -> tuple[str, str] | None:
        """The table of a code, and its invitation."""
        id = await self.store.coded(code)
        if id is None:
            return None
        with self.one_fault(id):
            return id, await invitation_of(self.store, id)

    def is_elsewhere(self, id: str) -> bool:
        """Is a table neither in memory nor one with a fault?"""
        return id not in self.here and id not in self.unreadable

    async def holder(self, id: str) -> str | None:
        """The other server that has a table; None: it is ours, or nobody says whose it is."""
        if id in self.here or id in self._loading:
            return None
        if await self.store.listing(id) is None:
            raise Refused("no-such-table")
        if await self.store.claim(id):
            return None
        return await self.store.holder(id)

    async def _load(self, id: str) -> LiveTable:
        if await self.store.listing(id) is None:
            raise Refused("no-such-table")
        await self._claim(id)
        with self.one_fault(id):
            return await self._read(id)

    async def _read(self, id: str) -> LiveTable:
        rows = await self.store.rows(id)
        secret = await self.store.secret(id) or revealed_secret(rows)
        live = LiveTable(new_table(id, secret), self.clock())
        await self.share.each(rows, lambda row: live.table.take(row_event(row), row.at))
        live.note_listing()
        await self.settle_in(live, rows[-1].at)
        self.here[id] = live
        return live

    @contextmanager
    def one_fault(self, id: str) -> Iterator[None]:
        """A fault of one table is that table's."""
        try:
            yield
        except (Refused, StoreError):
            raise
        except Exception as fault:
            self.give_up(id, fault)
            raise Refused("unreadable") from None

    def give_up(self, id: str, fault: BaseException) -> None:
        """Nobody plays at this table until we start anew."""
        LOG.error("table %s cannot be read", id, exc_info=fault)
        self.unreadable.add(id)
        if id in self.here:
            self.let_go(self.here[id])

    async def _claim(self, id: str) -> None:
        """We alone write the table from now on; another server that has it is asked for it."""
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

    async def catch_up(self, live: LiveTable) -> bool:
        """After a commit of unknown end the journal says what has happened; was there need?"""
        if not live.is_behind:
            return False
        if not await self.store.claim(live.table.id):
            self.let_go(live)  # another server has it now
            raise Refused("busy")
        rows = (await self.store.rows(live.table.id))[live.table.count :]
        await self.share.each(rows, lambda row: Broadcast(live, row.at).happen([row_event(row)]))
        live.note_listing()
        live.is_behind = False
        return True

    async def log(self, live: LiveTable, listener: Listener, after: int | None) -> list[wire.News]:
        """What a viewer was told since, told again from the journal: nothing is kept for it."""
        table = live.table
        rows = await self.store.rows(table.id) if live.has_news(listener, after) else []
        teller = LogTeller(live, new_table(table.id, table.secret), listener, after)
        await self.share.each(rows, teller.take)
        teller.close()
        return teller.log

    # Letting go

    def _lose_claims(self) -> None:
        """Others may have written meanwhile."""
        for live in self.here.values():
            live.is_behind = True

    def _wanted(self, id: str) -> None:
        """Another server asks for a table."""
        live = self.here.get(id)
        if self.tasks.is_stopping or id in self._loading:
            return
        self.tasks.spawn(self._hand_over(live) if live else self.store.release(id))

    async def _hand_over(self, live: LiveTable) -> None:
        async with live.lock:
            self.let_go(live)
            await self.store.release(live.table.id)

    def let_go(self, live: LiveTable) -> None:
        """No longer ours; whoever looks must come again."""
        live.is_gone = True
        live.end_exchange()
        live.informations.close()
        live.stop_timer()
        if live.notifier:
            live.notifier.stop()
        self.here.pop(live.table.id, None)
        live.dismiss("restart")

    async def drop_idle(self, seconds: float) -> None:
        """Whatever nobody has needed for so long leaves the memory."""
        for live in list(self.here.values()):
            if live.is_idle(self.clock(), seconds) and not live.lock.locked():
                with suppress(Refused), self.one_fault(live.table.id):
                    await self._drop(live, seconds)

    async def _drop(self, live: LiveTable, seconds: float) -> None:
        async with live.lock:
            await self._write_listing(live, listing_of(live.table, live.table.changed))
            if live.is_idle(self.clock(), seconds):  # nobody has come meanwhile
                self.let_go(live)
                await self.store.release(live.table.id)

    async def wake_later(self, live: LiveTable) -> None:
        """After a restart somebody looks at the table."""
        listing = live.listing._replace(wakes=self.clock())
        await self.append(Entry((), listing))
        live.listing = listing

    async def write_listings(self) -> None:
        """What lists keep of tables that have moved; a few at a time, for nobody shall wait."""
        moved = [live for live in self.here.values() if live.table.changed > live.listing.changed]
        for at in range(0, len(moved), AT_ONCE):
            await asyncio.gather(*map(self._note_moves, moved[at : at + AT_ONCE]))

    async def _note_moves(self, live: LiveTable) -> None:
        with suppress(Refused), self.one_fault(live.table.id):
            await self._note_exactly(live)

    async def _note_exactly(self, live: LiveTable) -> None:
        async with live.lock:
            if not (live.is_gone or live.is_behind):
                exact = listing_of(live.table, live.table.changed)
                await self._write_listing(live, exact._replace(wakes=live.listing.wakes))

    async def _write_listing(self, live: LiveTable, listing: Listing) -> None:
        if listing != live.listing:
            await self.append(Entry((), listing))
            live.listing = listing


def new_table(id: str, secret: bytes) -> Table:
    """A table before its first event."""
    return Table(id, lambda salts: seed_of(secret, salts), secret=secret)


def revealed_secret(rows: Sequence[JournalRow]) -> bytes:
    """The secret of a table that is over."""
    for row in reversed(rows):
        event = row_event(row)
        if isinstance(event, e.Ended | e.Stopped):
            return bytes.fromhex(event.secret)
    return b""
