"""All tables of one process: loading, unloading, timers, bots, and the one way to a journal.

Journal first: a command is decided, its events are committed, then they happen, then they are
told. A command for one table waits for the one before it; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.deciding import check_not_closed, check_playing, check_seat, decide
from pyrite.tables.errors import Refused
from pyrite.tables.fairness import commitment_of, new_secret, seed_of
from pyrite.tables.journal import Row, event_row, row_event
from pyrite.tables.keys import new_invite, new_table_id
from pyrite.tables.room import Listener, Room
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
from pyrite.tables.summary import coming_listing, listing_of, summary_text
from pyrite.tables.table import Table
from pyrite.tables.telling import Audience, log_of
from pyrite.tables.thinking import Thinker, bot_thought, hint_thought

LOG = logging.getLogger("pyrite.tables")
DAY = 86_400.0
CLAIM_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # seconds between asking for a table
RETRY = 1.0  # seconds until a bot tries again where the store would not take its move

Answer = TypeVar("Answer")
Acknowledge = Callable[[list[e.Event]], None]


@dataclass(frozen=True)
class Settings:
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
class House:
    """Everything that goes on here."""

    store: Store
    thinker: Thinker
    clock: Callable[[], float]
    settings: Settings = field(default_factory=Settings)

    def __post_init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened_at = 0.0
        self._last_beat: float | None = None
        self._is_closing = False
        self.is_well = True  # the store has taken what we last gave it
        self.moves = 0
        self.commits = 0

    # Opening and closing

    async def open(self) -> None:
        """Take the store, and wake what must go on by itself."""
        self.store.on_wanted(self._wanted)
        self.store.on_lost(self._lose_claims)
        await self.store.open()
        self._last_beat = await self.store.last_beat()
        self._opened_at = self.clock()
        await self.store.beat(self._opened_at)
        self._spawn(self._rounds())

    async def close(self) -> None:
        """Tell everybody, finish what was begun, let go."""
        self._is_closing = True
        for room in self._rooms.values():
            room.dismiss("restart")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.lock:
                room.stop_timer()
        await self.store.beat(self.clock())
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _rounds(self) -> None:
        """Every few seconds: we are alive, what wakes is woken, what sleeps is dropped."""
        while True:
            try:
                await self._round()
                self.is_well = True
            except StoreError as error:
                self.is_well = False
                LOG.warning("the store does not answer: %s", error)
            await asyncio.sleep(self.settings.tick)

    async def _round(self) -> None:
        now = self.clock()
        await self.store.beat(now)
        for id in await self.store.waking(now + self.settings.tick):
            if id not in self._rooms and await self.store.claim(id):
                await self._room(id)
        for room in list(self._rooms.values()):
            if room.is_idle(now, self.settings.idle):
                await self._drop(room)
        keep = self.settings.keep_over
        await self.store.forget(
            closed_before=now - self.settings.keep_closed,
            over_before=None if keep is None else now - keep,
        )

    # Rooms

    async def _room(self, id: str) -> Room:
        """The room of a table, loaded if need be; many who ask at once wait for one loading."""
        room = self._rooms.get(id)
        if room is not None:
            room.used = self.clock()
            return room
        if id not in self._loading:
            task = self._spawn(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def _lose_claims(self) -> None:
        """Others may have written meanwhile."""
        for room in self._rooms.values():
            room.is_behind = True

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
        await self._settle_in(room, rows[-1].at)
        self._rooms[id] = room
        return room

    async def _claim(self, id: str) -> None:
        """We alone write the table from now on; another house that has it is asked for it."""
        for wait in CLAIM_WAITS:
            if await self.store.claim(id):
                return
            await self.store.ask_for(id)
            await asyncio.sleep(wait)
        raise Refused("busy")

    def _wanted(self, id: str) -> None:
        """Another house asks for a table."""
        room = self._rooms.get(id)
        if room and not self._is_closing:
            self._spawn(self._hand_over(room))

    async def _hand_over(self, room: Room) -> None:
        async with room.lock:
            self._let_go(room)
            await self.store.release(room.table.id)

    def _let_go(self, room: Room) -> None:
        room.is_gone = True
        room.stop_timer()
        self._rooms.pop(room.table.id, None)
        room.dismiss("restart")

    async def _settle_in(self, room: Room, last: float) -> None:
        """What must be noted when a table comes back to life."""
        table = room.table
        if table.state == "playing":
            if not table.has_rules:
                await self._commit(room, [e.Stopped(table.secret.hex(), table.game.version)])
            elif table.clock_rule and last < self._opened_at:
                alive = max(last, self._last_beat or last)
                await self._commit(room, [e.TimeLost(max(0.0, self._opened_at - alive))])
        self._look_after(room)

    async def _drop(self, room: Room) -> None:
        async with room.lock:
            if room.is_idle(self.clock(), self.settings.idle):
                await self._write_listing(room)
                self._let_go(room)
                await self.store.release(room.table.id)

    async def _write_listing(self, room: Room) -> None:
        """When the table wakes, exactly."""
        exact = listing_of(room.table, room.table.changed)
        if exact != room.listing:
            await self._append(Entry((), exact))

    async def _append(self, entry: Entry) -> None:
        try:
            await self.store.append(entry)
        except StoreError as error:
            self.is_well = isinstance(error, Doubled | Unclaimed)  # it answers
            raise
        self.is_well = True
        self.commits += 1

    # Commands

    async def do(
        self, id: str, command: c.Command, acknowledge: Acknowledge | None = None
    ) -> list[e.Event]:
        """Decide, commit, acknowledge, tell; Refused or StoreError, and nothing has happened."""
        room = await self._room(id)
        return await asyncio.shield(self._spawn(self._do(room, command, acknowledge)))

    @asynccontextmanager
    async def _held(self, room: Room) -> AsyncIterator[None]:
        """Nobody else does anything here meanwhile, and the table knows what its journal knows."""
        async with room.lock:
            if room.is_gone:
                raise Refused("busy")
            await self._catch_up(room)
            yield

    async def _do(
        self, room: Room, command: c.Command, acknowledge: Acknowledge | None
    ) -> list[e.Event]:
        async with self._held(room):
            events = decide(room.table, command, self.clock())
            if events:
                await self._commit(room, events, acknowledge)
            elif acknowledge:
                acknowledge(events)
            return events

    async def _commit(
        self, room: Room, events: Sequence[e.Event], acknowledge: Acknowledge | None = None
    ) -> None:
        """The events are stored, then they happen and are told."""
        at = self.clock()
        table = room.table
        rows = tuple(
            event_row(table.id, table.count + i, at, event) for i, event in enumerate(events)
        )
        listing = coming_listing(room.listing, table, events, at)
        is_over = listing.state in ("over", "stopped", "closed")
        try:
            await self._append(Entry(rows, listing, forgets_secret=is_over))
        except (Doubled, Unclaimed):
            self._let_go(room)  # somebody else has the table now
            raise
        except StoreError:
            room.is_behind = True
            raise
        self.moves += sum(isinstance(event, e.Moved) for event in events)
        if acknowledge:
            acknowledge(list(events))
        room.happen(events, at)
        room.listing = listing
        self._look_after(room)

    async def _catch_up(self, room: Room) -> None:
        """After a commit of unknown end the journal says what has happened."""
        if not room.is_behind:
            return
        if not await self.store.claim(room.table.id):
            self._let_go(room)  # another house has it now
            raise Refused("busy")
        rows = (await self.store.rows(room.table.id))[room.table.count :]
        for row in rows:
            room.happen([row_event(row)], row.at)
        room.note_listing()
        room.is_behind = False
        self._look_after(room)

    def _look_after(self, room: Room) -> None:
        """Bots that must move think; the next clock to run out is watched."""
        if self._is_closing:
            return
        for seat in room.table.bots_asked:
            decision = room.table.questions.open(seat)
            if decision is not None and room.thinking.get(seat) != decision:
                room.thinking[seat] = decision
                self._spawn(self._bot_moves(room, seat, decision))
        room.set_timer(lambda: self._spawn(self._call_time(room)), self.clock())

    async def _bot_moves(self, room: Room, seat: int, decision: int) -> None:
        table = room.table
        try:
            number = await self.thinker.choose(bot_thought(table, seat))
            command = c.PlayForSeat(seat, decision, table.game.move_text(number))
            await self._do(room, command, None)
        except Refused:
            pass  # taken back meanwhile, or the person is back
        except StoreError:
            await asyncio.sleep(RETRY)
            room.thinking.pop(seat, None)
            if not room.is_gone:
                self._look_after(room)
        finally:
            if room.thinking.get(seat) == decision:
                del room.thinking[seat]

    async def _call_time(self, room: Room) -> None:
        """Whoever's time is over is replaced."""
        for seat, clock in enumerate(room.table.clocks):
            if clock.is_running:
                try:
                    await self._do(room, c.CallTime(seat), None)
                except StoreError:
                    await asyncio.sleep(RETRY)
        room.set_timer(lambda: self._spawn(self._call_time(room)), self.clock())

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
        room = Room(new_table(new_table_id(), secret), self.clock())
        at, table = self.clock(), room.table
        row = event_row(table.id, 0, at, opened)
        await self.store.claim(table.id)
        table.take(opened, at)
        room.note_listing()
        await self._append(Entry((row,), room.listing, secret=secret))
        self._rooms[table.id] = room
        return table

    async def rematch(self, id: str, key: str) -> tuple[str, bool]:
        """Another table for the same people; the second to ask gets the same."""
        room = await self._room(id)
        async with self._held(room):
            old = room.table
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
            await self._commit(room, [e.Rematched(new.id)])
            return new.id, True

    # Looking

    async def table(self, id: str) -> Table:
        """A table, to be read and not changed."""
        return (await self._room(id)).table

    @property
    def tables_here(self) -> int:
        """How many are in memory."""
        return len(self._rooms)

    def table_here(self, id: str) -> Table | None:
        """The same if it is in memory."""
        room = self._rooms.get(id)
        return room.table if room else None

    async def tables(
        self, *, state: str | None, game: str | None, before: str | None, limit: int
    ) -> Page:
        """A page of public tables, as they stand now."""
        page = await self.store.listings(state=state, game=game, before=before, limit=limit)
        return Page(tuple(map(self._fresh_listing, page.listings)), page.next)

    def _fresh_listing(self, listing: Listing) -> Listing:
        room = self._rooms.get(listing.table)
        if room is None:
            return listing
        return replace(listing, summary=summary_text(room.table, room.keys_here))

    async def present(self, id: str) -> frozenset[str]:
        """The keys with which somebody looks at a table."""
        return (await self._room(id)).keys_here

    async def join(self, id: str, listener: Listener, after: int | None = None) -> None:
        """Look on from now on; first comes the welcome, with all news since `after`."""
        room = await self._room(id)
        async with self._held(room):
            table = room.table
            if listener.key and not table.knows_key(listener.key):
                raise Refused("no-such-key")
            audience = Audience(table.seats_of(listener.key))
            log = await self._log(table, audience, after or 0)
            room.welcome(listener, log, self.clock())

    async def _log(self, table: Table, audience: Audience, after: int) -> list[Any]:
        """Told again from the journal; nothing is kept for it."""
        if table.play is None or after >= table.news_count(audience.mask):
            return []
        rows = await self.store.rows(table.id)
        return list(log_of(new_table(table.id, table.secret), rows, audience, after))

    def part(self, id: str, listener: Listener) -> None:
        """Look no longer."""
        room = self._rooms.get(id)
        if room:
            room.part(listener, self.clock())

    async def hint(self, id: str, key: str, seat: int) -> list[Advice]:
        """What a search thinks of the moves of a seat that is asked."""
        table = (await self._room(id)).table
        check_seat(table, key, seat)
        check_not_closed(table)
        if not table.has_hints:
            raise Refused("no-hints")
        check_playing(table)
        if table.chairs[seat].is_away:
            raise Refused("left")
        if table.questions.open(seat) is None:
            raise Refused("not-asked")
        return await self.thinker.advise(hint_thought(table, seat))


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
