"""All tables of one process: commands, and the one way to a journal.

Journal first: a command is decided, its events are committed, then they happen, then they are
told. A command for one table waits for the one before it; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.bots.request import Thinker, hint_request
from pyrite.tables.deciding import (
    check_going_on,
    check_not_closed,
    check_playing,
    check_seat,
    check_seated,
    decide,
)
from pyrite.tables.errors import Refused
from pyrite.tables.fairness import commitment_of, new_secret
from pyrite.tables.journal import event_row
from pyrite.tables.keys import new_invite, new_table_id
from pyrite.tables.live.alerts import NotifierSettings
from pyrite.tables.live.automation import Automation
from pyrite.tables.live.live_table import Listener, LiveTable
from pyrite.tables.live.loop_sharing import LoopWatch, slices
from pyrite.tables.live.public_counts import PublicCounts
from pyrite.tables.live.summary import coming_listing, summary_text
from pyrite.tables.live.table_cache import TableCache, Tasks, new_table
from pyrite.tables.live.viewer_news import Audience, audience_of, log_of
from pyrite.tables.seats import Chair
from pyrite.tables.stores.store import (
    Doubled,
    Entry,
    Listing,
    Page,
    Store,
    StoreError,
    Unclaimed,
)
from pyrite.tables.table import Table
from pyrite.wire import answers as wire

LOG = logging.getLogger("pyrite.tables")
DAY = 86_400.0

Answer = TypeVar("Answer")
Acknowledge = Callable[[list[e.Event]], None]


@dataclass(frozen=True)
class ServiceSettings:
    """How a house is kept."""

    idle: float = 60.0  # seconds until a table nobody looks at is dropped from memory
    tick: float = 5.0  # seconds between two rounds of the house
    keep_closed: float = DAY
    keep_over: float | None = None  # None: for ever


@dataclass(frozen=True)
class NewTable:
    """What somebody wants to open; all of it checked."""

    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    opener: str
    is_public: bool = False
    has_hints: bool = True
    clock: Any = None


@dataclass
class TableService:
    """Everything that goes on here."""

    store: Store
    thinker: Thinker
    clock: Callable[[], float]
    settings: ServiceSettings = field(default_factory=ServiceSettings)
    calling: NotifierSettings = field(default_factory=NotifierSettings)

    def __post_init__(self) -> None:
        self._tasks = Tasks()
        self._cache = TableCache(self.store, self.clock, self._tasks, self._settle_in)
        self._automation = Automation(
            self.store, self.thinker, self.clock, self.calling, self._tasks, self._do
        )
        self.store.on_back(self._return)
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
        self._tasks.spawn(self._rounds())
        self._tasks.spawn(self.loop_watch.watch())

    async def close(self) -> None:
        """Tell everybody, finish what was begun, let go."""
        for live in self._cache.here.values():
            live.dismiss("restart")
        await self._tasks.stop()
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
        now = self.clock()
        await self.store.beat(now)
        for id in await self.store.waking(now + self.settings.tick):
            if id not in self._cache.here and await self.store.claim(id):
                await self._cache.get(id)
        await self.drop_idle(self.settings.idle)
        await self._cache.write_listings()
        keep = self.settings.keep_over
        await self.store.forget(
            closed_before=now - self.settings.keep_closed,
            over_before=None if keep is None else now - keep,
        )

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

    def _return(self) -> None:
        """The store is back: what another house has taken is let go, the rest is ours again."""
        for live in list(self._cache.here.values()):
            self._tasks.spawn(self._catch_up(live))

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
        live.happen(events, at)
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
            elif table.clock_rule and (lost := await self.store.silence(last)):
                await self._commit(live, [e.TimeLost(lost)])
        self._automation.look_after(live)

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
        secret = new_secret()
        opened = e.Opened(
            game=new.game,
            options=new.options,
            chairs=new.chairs,
            opener=new.opener,
            commitment=commitment_of(secret),
            invite="" if new.is_public else new_invite(),
            has_hints=new.has_hints,
            clock=new.clock,
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

    async def rematch(self, id: str, key: str) -> tuple[str, bool]:
        """Another table for the same people; the second to ask gets the same."""
        live = await self._cache.get(id)
        async with self._held(live):
            old = live.table
            events = decide(old, c.AskRematch(key, ""), self.clock())
            if not events:
                return old.rematch, False
            chairs = tuple(replace(chair, salt="", is_away=False) for chair in old.chairs)
            new = await self.open_table(
                NewTable(
                    old.game.id,
                    old.options,
                    chairs,
                    key,
                    old.is_public,
                    old.has_hints,
                    old.clock_rule,
                )
            )
            await self._commit(live, [e.Rematched(new.id)])
            return new.id, True

    # Looking

    async def table(self, id: str) -> Table:
        """A table, to be read and not changed."""
        return (await self._cache.get(id)).table

    async def holder(self, id: str) -> str | None:
        """The other house that has a table; None: it is ours, or nobody says whose it is."""
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
        return Page(tuple(map(self._fresh_listing, page.listings)), page.next)

    def _fresh_listing(self, listing: Listing) -> Listing:
        live = self._cache.here.get(listing.table)
        if live is None:
            return listing
        return listing._replace(summary=summary_text(live.table, live.keys_here))

    async def present(self, id: str) -> frozenset[str]:
        """The keys with which somebody looks at a table."""
        return (await self._cache.get(id)).keys_here

    async def join(self, id: str, listener: Listener, after: int | None = None) -> None:
        """Look on from now on; first comes the welcome, with all news since `after`."""
        live = await self._cache.get(id)
        async with self._held(live):
            table = live.table
            if listener.key and not table.knows_key(listener.key):
                raise Refused("no-such-key")
            audience = audience_of(table.seats_of(listener.key))
            log = await self._log(live, listener.language, audience, after or 0)
            live.welcome(listener, log, self.clock())
            if live.notifier:
                live.notifier.hear(listener.key, listener.language)

    async def _log(
        self, live: LiveTable, language: str, audience: Audience, after: int
    ) -> list[wire.News]:
        """Told again from the journal, slice by slice; nothing is kept for it."""
        table = live.table
        if table.play is None or after >= table.news_count(audience.mask):
            return []
        log, fresh = [], new_table(table.id, table.secret)
        async for rows in slices(await self.store.rows(table.id)):
            for item in log_of(fresh, rows, audience, after):
                log.append(live.item_data(item, language))
        return log

    def part(self, id: str, listener: Listener) -> None:
        """Look no longer."""
        live = self._cache.here.get(id)
        if live:
            live.part(listener, self.clock())
        if live and live.notifier and not self._tasks.is_stopping:
            live.notifier.leave(listener.key)

    async def hint(self, id: str, key: str, seat: int) -> list[Advice]:
        """What a search thinks of the moves of a seat that is asked."""
        table = (await self._cache.get(id)).table
        check_seat(table, key, seat)
        check_not_closed(table)
        if not table.has_hints:
            raise Refused("no-hints")
        check_playing(table)
        if table.chairs[seat].is_away:
            raise Refused("left")
        if table.questions.open(seat) is None:
            raise Refused("not-asked")
        return await self.thinker.advise(hint_request(table, seat))
