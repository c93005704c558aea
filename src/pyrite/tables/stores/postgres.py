"""A store in PostgreSQL, for several processes at once: each table is one process's at a time.

It writes in one session (`PostgresSession`) and reads through others. Losing that session, it
has lost its claims, and seeks a new one by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import asyncpg

from pyrite.tables.stores.migrations import POSTGRES
from pyrite.tables.stores.session import Connection, PostgresSession, complaint, lock_key
from pyrite.tables.stores.sql import LAST_BEAT, PARTS, SqlStore
from pyrite.tables.stores.store import (
    Entry,
    StoreAway,
    StoreError,
    StoreForeign,
    StoreFull,
    at_opening,
)

SCHEMA = "pyrite"
CALLED = "pyrite house "  # and the name of the process: as a session is called
CHANNEL = "pyrite_wanted"
MIGRATING, AWAKE = 0x50595254, 0x50595255  # no table's keys
CONNECT_SECONDS = 5.0
READ_SECONDS = 20.0
MOST_READERS = 4
FORGET_AT_ONCE = 100  # tables in one commit
CLOSED, LOST = "closed", "connection lost"
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between two attempts

NOTICE_THE_DEAD = {  # a process whose machine has died must lose its claims soon
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
END_BEFORE = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()"
)
IS_ALONE = f"SELECT pg_try_advisory_xact_lock({AWAKE})"  # whoever is awake shares it
STAY_AWAKE = f"SELECT pg_advisory_lock_shared({AWAKE})"
HOLDER = (  # an advisory lock of 64 bits is shown as two halves
    "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " WHERE locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) = $1"
)
LOCK_OLD = (
    "SELECT table_id FROM unnest($1::text[], $2::bigint[]) AS old (table_id, key)"
    " WHERE pg_try_advisory_xact_lock(key)"
)

Pause = Callable[[float], Awaitable[None]]


class PostgresStore(SqlStore):
    """Journals in a database that several processes share."""

    def __init__(self, url: str, *, is_relaxed: bool = False, pause: Pause = asyncio.sleep) -> None:
        self._url = url
        self._is_relaxed = is_relaxed
        self._pause = pause
        self.name = secrets.token_hex(8)
        self._house = f"{CALLED}{self.name}"
        self._session: PostgresSession | None = None
        self._readers: asyncpg.Pool[asyncpg.Record] | None = None
        self._returning: asyncio.Task[None] | None = None
        self._is_open = False
        self._beat_before: float | None = None  # if we then were the first to wake
        self._told_wanted: list[Callable[[str], None]] = []
        self._told_lost: list[Callable[[], None]] = []
        self._told_back: list[Callable[[], None]] = []

    @property
    def where(self) -> str:
        """As people call it: without name, password and settings."""
        return re.sub("//.*@", "//", self._url).partition("?")[0]

    async def open(self) -> None:
        """Connect; make or migrate the schema."""
        with self._telling_opening():
            self._session = await self._start(self._migrate)
            how = self._how("pyrite reader")
            self._readers = asyncpg.create_pool(self._url, min_size=0, max_size=MOST_READERS, **how)
            await self._readers
        self._is_open = True
        self._look()

    async def close(self) -> None:
        """Commit what was put, then end the sessions."""
        self._is_open = False
        if self._returning:
            self._returning.cancel()
            await asyncio.gather(self._returning, return_exceptions=True)
        session, self._session = self._session, None
        if session:
            await session.finish()
        if self._readers:
            await _end(self._readers)

    async def append(self, entry: Entry) -> None:
        """Commit together with whatever else waits."""
        await self._here().append(entry)

    async def claim(self, table: str) -> bool:
        """Lock it in the session that writes."""
        return await self._here().claim(table)

    async def release(self, table: str) -> None:
        """Unlock it; without a session nothing is locked."""
        if self._session:
            await self._session.release(table)

    async def _silent_since(self) -> float | None:
        """As it stood at opening: another process may have woken since."""
        return self._beat_before

    async def holder(self, table: str) -> str | None:
        """Whose session has locked it; sessions of other users do not tell their names."""
        found = await self._read(HOLDER, lock_key(table))
        called = str(found[0][0]) if found else ""
        return called.removeprefix(CALLED) if called.startswith(CALLED) else None

    async def ask_for(self, table: str) -> None:
        """Tell every process; the one that has it feels addressed."""
        await self._change("SELECT pg_notify($1, $2)", CHANNEL, table)

    def on_wanted(self, call: Callable[[str], None]) -> None:
        """Call this with a table that another process asks for."""
        self._told_wanted.append(call)

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call this when the session is lost."""
        self._told_lost.append(call)

    def on_back(self, call: Callable[[], None]) -> None:
        """Call this when there is a new one."""
        self._told_back.append(call)

    async def forget(self, *, closed_before: float, over_before: float | None) -> int:
        """Drop old tables, some in each commit."""
        tables = await self._forgettable(closed_before, over_before)
        some = range(0, len(tables), FORGET_AT_ONCE)
        return sum([await self._forget(tables[at : at + FORGET_AT_ONCE]) for at in some])

    async def _forget(self, tables: Sequence[str]) -> int:
        """Those that no process has claimed; none is claimed meanwhile."""
        with self._telling():
            async with self._reading().acquire() as reader, reader.transaction():
                keys = [lock_key(table) for table in tables]
                unclaimed = [table for (table,) in await reader.fetch(LOCK_OLD, tables, keys)]
                for part in PARTS:
                    await reader.execute(f"DELETE FROM {part} WHERE table_id = ANY ($1)", unclaimed)
        return len(unclaimed)

    async def _read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            with self._telling():
                found = await self._reading().fetch(sql, *values, timeout=READ_SECONDS)
        except asyncpg.DataError:
            return []  # no text to PostgreSQL: there is nothing of that name
        return [tuple(one) for one in found]

    async def _change(self, sql: str, *values: Any) -> None:
        with self._telling():
            await self._reading().execute(sql, *values, timeout=READ_SECONDS)

    def _here(self) -> PostgresSession:
        self._reading()
        if self._session is None:
            raise StoreAway("store-away", where=self.where, reason=LOST)
        return self._session

    def _reading(self) -> asyncpg.Pool[asyncpg.Record]:
        if self._readers is None or not self._is_open:
            raise StoreAway("store-away", where=self.where, reason=CLOSED)
        return self._readers

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        """What PostgreSQL or the network complain of, as an error of ours."""
        try:
            yield
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            told = complaint(self.where, error)
            raise told from (None if told is error else error)

    @contextlib.contextmanager
    def _telling_opening(self) -> Iterator[None]:
        """The same, with the name of the place."""
        try:
            with self._telling():
                yield
        except (StoreAway, StoreFull) as error:
            raise at_opening(error) from error
        except ValueError as error:  # an address that is none
            raise StoreAway("store-unopened", where=self.where, reason=str(error)) from error

    def _how(self, name: str) -> dict[str, Any]:
        """How every session of this process begins."""
        settings = {"application_name": name, "search_path": SCHEMA, **NOTICE_THE_DEAD}
        if self._is_relaxed:
            settings["synchronous_commit"] = "off"
        return {"timeout": CONNECT_SECONDS, "server_settings": settings}

    async def _start(self, prepare: Callable[[Connection], Awaitable[None]]) -> PostgresSession:
        """A session that hears what is wanted and tells when it ends."""
        connection: Connection = await asyncpg.connect(self._url, **self._how(self._house))
        try:
            await prepare(connection)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._look())
        return PostgresSession(connection, self.where)

    def _hear(self, _connection: object, _pid: int, _channel: str, table: object) -> None:
        if self._session and self._session.has_claimed(str(table)):
            _tell(self._told_wanted, table)

    def _look(self) -> None:
        """Unless we ended it ourselves, a session that is over is replaced."""
        if self._is_open and self._session and self._session.is_over:
            self._session = None
            self._returning = asyncio.create_task(self._return())
            _tell(self._told_lost)

    async def _return(self) -> None:
        """Try again and again, at last every few seconds."""
        pause = FIRST_PAUSE
        while not (session := await self._attempt()) or session.is_over:
            await self._pause(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self._session = session
        _tell(self._told_back)

    async def _attempt(self) -> PostgresSession | None:
        try:
            with self._telling():
                return await self._start(self._end_before)
        except StoreError:
            return None

    async def _end_before(self, connection: Connection) -> None:
        """The server may not know yet that we lost the session before, and still hold claims."""
        await connection.execute(END_BEFORE, self._house)
        await connection.execute(STAY_AWAKE)

    async def _migrate(self, connection: Connection) -> None:
        """One process at a time brings the schema up to date."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            version = await self._version(connection)
            if version > len(POSTGRES):
                known = len(POSTGRES)
                raise StoreForeign("store-newer", where=self.where, found=version, known=known)
            for number, step in enumerate(POSTGRES[version:], version + 1):
                await connection.execute(step)
                await connection.execute("INSERT INTO steps (number) VALUES ($1)", number)
            is_alone = await connection.fetchval(IS_ALONE)
            self._beat_before = await connection.fetchval(LAST_BEAT) if is_alone else None
            await connection.execute(STAY_AWAKE)

    async def _version(self, connection: Connection) -> int:
        """How many steps of the schema the database has seen."""
        if await connection.fetchval("SELECT to_regclass('steps') IS NOT NULL"):
            return int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM steps"))
        if not await connection.fetchval("SELECT to_regnamespace($1) IS NOT NULL", SCHEMA):
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
        await connection.execute("CREATE TABLE steps (number integer PRIMARY KEY)")
        return 0


async def _end(readers: asyncpg.Pool[asyncpg.Record]) -> None:
    """Whoever reads may finish, but not for ever."""
    try:
        async with asyncio.timeout(READ_SECONDS):
            await readers.close()
    except TimeoutError:
        readers.terminate()


def _tell(calls: Sequence[Callable[..., None]], *values: object) -> None:
    for call in calls:
        asyncio.get_running_loop().call_soon(call, *values)
