"""All tables of one process: commands, and the one way to a journal.

Journal first: a command is decided, its events are committed, then they happen, then they are
told. A command for one table waits for the one before it; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pyrite.engine.records.proof import commitment_of
from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.bots.request import Thinker, check_hint, hint_request
from pyrite.tables.deciding import (
    check_going_on,
    check_seated,
    decide,
)
from pyrite.tables.errors import Refused
from pyrite.tables.evening.next_game import SAME_AGAIN, NextGame, next_table
from pyrite.tables.journal import event_row
from pyrite.tables.keys import is_same_secret, new_invite, new_secret, new_table_id
from pyrite.tables.live.alerts import NotifierSettings, off_token
from pyrite.tables.live.automation import Automation
from pyrite.tables.live.broadcast import Broadcast
from pyrite.tables.live.listener import Listener, Presence, advance
from pyrite.tables.live.live_table import LiveTable
from pyrite.tables.live.public_counts import PublicCounts
from pyrite.tables.live.steady_clock import SteadyClock, follow
from pyrite.tables.live.summary import coming_listing, summary_text
from pyrite.tables.live.table_cache import TableCache, new_table
from pyrite.tables.rights.codes import free_code
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.runtime.loop_sharing import LoopWatch
from pyrite.tables.runtime.tasks import Tasks
from pyrite.tables.stores.store import Doubled, Entry, Listing, Page, Store, StoreError, Unclaimed
from pyrite.tables.table import Table

LOG = logging.getLogger("pyrite.tables")
DAY = 86_400.0

Answer = TypeVar("Answer")
Acknowledge = Callable[[list[e.Event]], None]


@dataclass(frozen=True)
class ServiceSettings:
    """How a server looks after its tables."""

    idle: float = 60.0  # seconds until a table nobody looks at is dropped from memory
    tick: float = 5.0  # seconds between two rounds of the server
    keep_closed: float = DAY
    keep_over: float | None = None  # None: for ever
    watches_loop: bool = True  # how long others wait for it


@dataclass
class TableService:
    """Everything that goes on here."""

    store: Store
    thinker: Thinker
    clock: Callable[[], float]
    settings: ServiceSettings = field(default_factory=ServiceSettings)
    calling: NotifierSettings = field(default_factory=NotifierSettings)

    def __post_init__(self) -> None:
        self.tasks = Tasks()
        self._cache = TableCache(self.store, self.clock, self.tasks, self._settle_in)
        self._automation = Automation(
            self.store, self.thinker, self.clock, self.calling, self._cache, self._do
        )
        self.store.on_back(self._look_in)
        self.loop_watch = LoopWatch()
        self.counts = PublicCounts()

    @property
    def is_well(self) -> bool:
        """Has the store taken what we last gave it?"""
        return self._cache.is_well

    # Opening and closing

    async def open(self) -> None:
        """Take the store, and wake what must go on by itself."""
        await self.store.open()
        await self.store.wake(self.clock())
        self.tasks.spawn(self._rounds())
        if self.settings.watches_loop:
            self.tasks.spawn(self.loop_watch.watch())

    async def close(self) -> None:
        """Tell everybody, finish what was begun, let go."""
        for live in self._cache.here.values():
            live.dismiss("restart")
            live.end_exchange()
        await self.tasks.stop()
        for live in list(self._cache.here.values()):
            async with live.lock:
                live.stop_timer()
        await self.store.beat(self.clock())
        await self.store.close()

    async def _rounds(self) -> None:
        """Every few seconds: we are alive, what wakes is woken, what sleeps is dropped."""
        while True:
            try:
                await self._round()
                self._cache.is_well = True
            except StoreError as error:
                self._cache.is_well = False
                LOG.warning("the store does not answer: %s", error)
            await asyncio.sleep(self.settings.tick)

    async def _round(self) -> None:
        await self.follow_clock()
        now = self.clock()
        await self.store.beat(now)
        for id in await self.store.waking(now + self.settings.tick):
            if self._cache.is_elsewhere(id) and await self.store.claim(id):
                with suppress(Refused):  # a fault of that table, or somebody else has it
                    await self._cache.get(id)
        await self.drop_idle(self.settings.idle)
        await self._cache.write_listings()
        keep = self.settings.keep_over
        await self.store.forget(
            closed_before=now - self.settings.keep_closed,
            over_before=None if keep is None else now - keep,
        )

    async def follow_clock(self) -> None:
        """A jump of the machine's clock takes nobody's time; else this is done in rounds."""
        if isinstance(self.clock, SteadyClock) and (jump := await follow(self.clock, self.store)):
            self._look_in(jump)

    # Commands

    async def do(
        self, id: str, command: c.Command, acknowledge: Acknowledge | None = None
    ) -> list[e.Event]:
        """Decide, commit, acknowledge, tell; Refused or StoreError, and nothing has happened."""
        return await self._do(await self._cache.get(id), command, acknowledge)

    @asynccontextmanager
    async def _held(self, live: LiveTable) -> AsyncIterator[None]:
        """Nobody else does anything here meanwhile, and the table knows what its journal knows."""
        async with live.lock:
            await self._come_in(live)
            yield

    async def _come_in(self, live: LiveTable) -> None:
        """Whoever has the lock looks first whether the table is still ours, and as it was."""
        if live.is_gone:
            raise Refused("busy")
        if live.is_behind and await self._cache.catch_up(live):
            self._automation.look_after(live)
        if live.time_owed:
            if live.table.state == "playing" and live.table.clock_rule:
                await self._commit(live, [e.TimeLost(live.time_owed)])
            live.time_owed = 0.0

    def _look_in(self, jump: float = 0.0) -> None:
        """The store is back, or the clock has jumped: what is no longer ours is let go."""
        for live in list(self._cache.here.values()):
            live.time_owed += jump  # before anybody looks at its clocks again
            self._automation.spawn(live, self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        with suppress(Refused, StoreError):  # gone, or to be caught up with later
            async with self._held(live):
                pass

    async def _do(
        self, live: LiveTable, command: c.Command, acknowledge: Acknowledge | None = None
    ) -> list[e.Event]:
        async with live.lock:
            await self._come_in(live)
            events = decide(live.table, command, self.clock())
            if events:
                await self._commit(live, events, acknowledge)
            elif acknowledge:
                acknowledge(events)
            return events

    async def _commit(
        self, live: LiveTable, events: Sequence[e.Event], acknowledge: Acknowledge | None = None
    ) -> None:
        """The events are stored, then they happen and are told."""
        at = self.clock()
        table = live.table
        first = table.count
        rows = tuple([event_row(table.id, i, at, event) for i, event in enumerate(events, first)])
        listing = coming_listing(live.listing, table, events, at)
        if listing and live.notifier and live.notifier.contacts:
            listing = listing._replace(wakes=at)  # after a restart somebody may have to be called
        is_over = listing is not None and listing.state in ("over", "stopped", "closed")
        try:
            await self._cache.append(Entry(rows, listing, forgets_secret=is_over))
        except (Doubled, Unclaimed):
            self._cache.let_go(live)  # somebody else has the table now
            raise
        except (StoreError, asyncio.CancelledError):
            live.is_behind = True  # whoever comes next reads how it ended
            raise
        if acknowledge:
            acknowledge(list(events))
        with self._cache.one_fault(table.id):
            Broadcast(live, at).happen(events)
        self.counts.note(table, events, at)
        live.listing = listing or live.listing
        self._automation.look_after(live)

    async def _settle_in(self, live: LiveTable, last: float) -> None:
        """What must be noted when a table comes back to life."""
        table = live.table
        live.notifier = await self._automation.kept_notifier(live)
        if table.state == "playing":
            if not table.has_rules:
                await self._commit(live, [e.Stopped(table.secret.hex(), table.game.version)])
        is_timed = table.is_revealing or (table.state == "playing" and table.clock_rule)
        if is_timed and (lost := await self.store.silence(last)):
            await self._commit(live, [e.TimeLost(lost)])
        self._automation.look_after(live)

    async def wait_for_others(self, id: str, key: str) -> None:
        """Who has nothing to reveal finds the game begun, even if others have."""
        live = await self._cache.get(id)
        if live.table.is_revealing and not live.is_gone and not live.table.has_committed(key):
            live.exchange_over = live.exchange_over or asyncio.Event()
            await live.exchange_over.wait()

    # Calling who is away

    async def call_by(self, id: str, key: str, **changes: Any) -> None:
        """How somebody with a seat shall be called from now on, as far as it changes."""
        live = await self._cache.get(id)
        async with self._held(live):
            check_seated(live.table, key)
            check_going_on(live.table)
            live.notifier = live.notifier or self._automation.new_notifier(live, {})
            await live.notifier.put(key, **changes)
            await self._cache.wake_later(live)

    # Tables come and go

    async def open_table(self, new: NewTable) -> Table:
        """A new table, open and empty but for the opener's chairs and bots."""
        secret = new.secret or new_secret()
        opened = e.Opened(
            game=new.game,
            options=new.options,
            chairs=new.chairs,
            opener=new.opener,
            commitment=commitment_of(secret),
            invite="" if new.is_public else new.invite or new_invite(),
            has_hints=new.has_hints,
            clock=new.clock,
            origin=new.origin,
            code=await free_code(self.store, new.code),
            prelude=new.prelude,
            taken=new.taken,
            allows_late=new.allows_late,
            evening=new.evening,
            again=new.again,
        )
        live = LiveTable(new_table(new_table_id(), secret), self.clock())
        at, table = self.clock(), live.table
        row = event_row(table.id, 0, at, opened)
        await self.store.claim(table.id)
        table.take(opened, at)
        live.note_listing()
        await self._cache.append(Entry((row,), live.listing, secret=secret))
        self._cache.here[table.id] = live
        self.counts.note(table, [opened], at)
        return table

    async def rematch(self, id: str, key: str, wanted: NextGame = SAME_AGAIN) -> tuple[str, bool]:
        """Another table for the same people; the second to ask gets the same."""
        live = await self._cache.get(id)
        async with self._held(live):
            old = live.table
            events = decide(old, c.AskRematch(key, ""), self.clock())
            if not events:
                return old.rematch, False
            new = await self.open_table(next_table(old, key, wanted))
            await self._commit(live, [e.Rematched(new.id)])
            return new.id, True

    # Looking

    async def table(self, id: str) -> Table:
        """A table, to be read and not changed."""
        return (await self._cache.get(id)).table

    async def find(self, code: str) -> tuple[str, str] | None:
        """The table of a code, and its invitation."""
        return await self._cache.find(code)

    async def holder(self, id: str) -> str | None:
        """The other server that has a table; None: it is ours, or nobody says whose it is."""
        return await self._cache.holder(id)

    async def drop_idle(self, seconds: float) -> None:
        """What nobody has needed for so long leaves the memory; else this is done in rounds."""
        await self._cache.drop_idle(seconds)

    @property
    def tables_here(self) -> int:
        """How many are in memory."""
        return len(self._cache.here)

    def table_here(self, id: str) -> Table | None:
        """The same if it is in memory."""
        live = self._cache.here.get(id)
        return live.table if live else None

    async def tables(
        self, *, state: str | None, game: str | None, before: str | None, limit: int
    ) -> Page:
        """A page of public tables, as they stand now."""
        page = await self.store.listings(state=state, game=game, before=before, limit=limit)
        readable = (one for one in page.listings if one.table not in self._cache.unreadable)
        return Page(tuple(map(self._fresh_listing, readable)), page.next)

    def _fresh_listing(self, listing: Listing) -> Listing:
        live = self._cache.here.get(listing.table)
        if live is None:
            return listing
        return listing._replace(summary=summary_text(live.table, live.keys_here))

    async def present(self, id: str) -> frozenset[str]:
        """The keys with which somebody looks at a table."""
        return (await self._cache.get(id)).keys_here

    async def join(
        self, id: str, listener: Listener, after: int | None = None, screen: str | None = None
    ) -> None:
        """Look on from now on; first comes the welcome, with all news since `after`.

        Who brings the invitation (`screen`) and no key is a screen for all who sit before it.
        Who has gone meanwhile is not welcomed.
        """
        if not advance(listener, Presence.COMING):
            return
        live = await self._cache.get(id)
        async with self._held(live):
            table = live.table
            if listener.key and not table.knows_key(listener.key):
                raise Refused("no-such-key")
            log = await self._cache.log(live, listener, after)
            async with self._cache.share.turn():
                live.welcome(listener, log, self.clock(), screen)
            self._automation.look_after(live)
            if live.notifier and listener.presence is Presence.HERE:
                live.notifier.hear(listener.key, listener.language)

    def look(self, id: str, listener: Listener, *, is_seen: bool) -> None:
        """Somebody's page comes into sight, or is covered: then they are called as if away."""
        live = self._cache.here.get(id)
        if live is None or listener not in live.listeners:
            return
        (live.hidden.discard if is_seen else live.hidden.add)(listener)
        if live.notifier and is_seen:
            live.notifier.look()
        elif live.notifier:
            live.notifier.leave(listener.key)

    async def call_no_more(self, id: str, token: str) -> bool:
        """Whoever has this token in a message is called no more; False: nobody has it."""
        live = await self._cache.get(id)
        async with self._held(live):
            contacts = live.notifier.contacts if live.notifier else {}
            found = [key for key in contacts if is_same_secret(off_token(key), token)]
            for key in found:
                assert live.notifier
                await live.notifier.put(key, webhook=None, mail=None, push=None)
            return bool(found)

    def part(self, id: str, listener: Listener) -> None:
        """Look no longer, or do not come after all."""
        if not advance(listener, Presence.GONE):
            return
        live = self._cache.here.get(id)
        if live:
            live.part(listener, self.clock())
        if live and live.notifier and not self.tasks.is_stopping:
            live.notifier.leave(listener.key)

    async def hint(self, id: str, key: str, seat: int) -> list[Advice]:
        """What a search thinks of the moves of a seat that is asked."""
        table = (await self._cache.get(id)).table
        check_hint(table, key, seat)
        return await self.thinker.advise(hint_request(table, seat))
