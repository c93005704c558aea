"""The one PostgreSQL session in which a process holds its claims and writes its tables.

A claim is an advisory lock of this session, so whoever loses the session has lost the claim and
the means to write at once. What arrives while a statement runs shares the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import asyncpg

from pyrite.tables.journal import JournalRow
from pyrite.tables.stores.store import Doubled, Entry, Listing, StoreAway, StoreFull, Unclaimed

COMMIT_SECONDS = 20.0  # without an answer: the session is given up
MOST_ENTRIES = 1_000  # in one commit

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

COMMIT = """
WITH added AS (
    INSERT INTO journal (table_id, number, at, kind, data)
    SELECT * FROM unnest($1::text[], $2::integer[], $3::float8[], $4::text[], $5::text[])
), listed AS (
    INSERT INTO listings (table_id, game, state, is_public, opened, changed, wakes, summary, code)
    SELECT * FROM unnest(
        $6::text[], $7::text[], $8::text[], $9::boolean[],
        $10::float8[], $11::float8[], $12::float8[], $13::text[], $14::text[]
    )
    ON CONFLICT (table_id) DO UPDATE SET
        game = excluded.game, state = excluded.state, is_public = excluded.is_public,
        opened = excluded.opened, changed = excluded.changed, wakes = excluded.wakes,
        summary = excluded.summary, code = excluded.code
), kept AS (
    INSERT INTO secrets (table_id, secret)
    SELECT * FROM unnest($15::text[], $16::bytea[])
    ON CONFLICT (table_id) DO UPDATE SET secret = excluded.secret
)
DELETE FROM secrets WHERE table_id = ANY ($17::text[])
"""
CLAIM = "SELECT key, pg_try_advisory_lock(key) FROM unnest($1::bigint[]) AS wanted (key)"
RELEASE = "SELECT pg_advisory_unlock(key) FROM unnest($1::bigint[]) AS held (key)"

NOT_UNIQUE, TOO_MANY = "23505", "53300"
NO_CONNECTION, INTERVENTION, WRONG_NAME, NO_DATABASE = "08", "57", "28", "3D"  # classes of these

ROW = JournalRow._fields
LISTING = Listing._fields

Waiting = list[tuple[Any, asyncio.Future[Any]]]


def lock_key(table: str) -> int:
    """The number under which a table is locked."""
    digest = hashlib.sha256(b"pyrite table " + table.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


class PostgresSession:
    """Claims and commits, each kind together; it ends with its connection."""

    def __init__(self, connection: Connection, where: str) -> None:
        self._connection = connection
        self._where = where
        self._claimed: set[str] = set()
        self._to_release: Waiting = []
        self._to_claim: Waiting = []
        self._to_append: Waiting = []
        self._working: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Commit together with whatever else waits."""
        if entry.table not in self._claimed:
            raise Unclaimed("unclaimed", table=entry.table)
        await self._put(self._to_append, entry)

    async def claim(self, table: str) -> bool:
        """Lock it, unless another session has."""
        if table not in self._claimed:
            await self._put(self._to_claim, table)
        return table in self._claimed

    async def release(self, table: str) -> None:
        """Unlock it, if it is locked here."""
        if table in self._claimed:
            self._claimed.discard(table)
            await self._put(self._to_release, table)

    def has_claimed(self, table: str) -> bool:
        """Is it locked here?"""
        return table in self._claimed

    @property
    def is_over(self) -> bool:
        """Has the connection ended?"""
        return self._connection.is_closed()

    async def finish(self) -> None:
        """Commit what was put, then end the session."""
        if self._working:
            await self._working
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._connection.close(timeout=COMMIT_SECONDS)

    def _put(self, waiting: Waiting, item: Any) -> asyncio.Future[Any]:
        waiter = asyncio.get_running_loop().create_future()
        waiting.append((item, waiter))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return waiter

    async def _work(self) -> None:
        """Until nothing waits any more."""
        while self._to_release or self._to_claim or self._to_append:
            await self._do(self._to_release, self._release)
            await self._do(self._to_claim, self._claim)
            await self._do(self._to_append, self._append)
        self._working = None

    async def _do(
        self, waiting: Waiting, work: Callable[[Sequence[Any]], Awaitable[Sequence[Any]]]
    ) -> None:
        """One kind together; every waiter gets its own answer."""
        jobs, waiting[:] = waiting[:MOST_ENTRIES], waiting[MOST_ENTRIES:]
        if jobs:
            answers = await self._answers(work, [item for item, _ in jobs])
            for (_, waiter), answer in zip(jobs, answers, strict=True):
                _settle(waiter, answer)

    async def _answers(
        self, work: Callable[[Sequence[Any]], Awaitable[Sequence[Any]]], items: Sequence[Any]
    ) -> Sequence[Any]:
        """An error that ends the session is everybody's."""
        try:
            return await work(items)
        except Exception as error:
            self._connection.terminate()
            self._claimed.clear()
            return [complaint(self._where, error) for _ in items]

    async def _claim(self, tables: Sequence[str]) -> Sequence[Exception | None]:
        keys = {lock_key(table): table for table in tables if table not in self._claimed}
        try:
            found = await self._connection.fetch(CLAIM, list(keys), timeout=COMMIT_SECONDS)
        except asyncpg.PostgresError as error:  # such as no memory for so many locks
            if self._connection.is_closed() or is_silence(error):
                raise
            await self._release(list(keys.values()))  # those that it got are not given back
            return [complaint(self._where, error) for _ in tables]
        self._claimed.update(keys[key] for key, is_ours in found if is_ours)
        return [None] * len(tables)

    async def _release(self, tables: Sequence[str]) -> Sequence[None]:
        keys = [lock_key(table) for table in set(tables)]
        await self._connection.execute(RELEASE, keys, timeout=COMMIT_SECONDS)
        return [None] * len(tables)

    async def _append(self, entries: Sequence[Entry]) -> Sequence[Exception | None]:
        """All together; if PostgreSQL refuses, each alone, so that a bad one fails alone."""
        try:
            await self._connection.execute(COMMIT, *_values(entries), timeout=COMMIT_SECONDS)
        except asyncpg.PostgresError as error:
            if self._connection.is_closed() or is_silence(error):
                raise
            if len(entries) == 1:
                return [_refusal(self._where, entries[0], error)]
            return [(await self._append([entry]))[0] for entry in entries]
        return [None] * len(entries)


def _settle(waiter: asyncio.Future[Any], answer: Exception | None) -> None:
    if waiter.done():
        return
    if answer is None:
        waiter.set_result(None)
    else:
        waiter.set_exception(answer)


def _values(entries: Sequence[Entry]) -> list[list[Any]]:
    """Column by column, as `unnest` takes them."""
    rows = [row for entry in entries for row in entry.rows]
    listings = [entry.listing for entry in entries if entry.listing]
    secrets = [entry for entry in entries if entry.secret is not None]
    return [
        *([getattr(row, name) for row in rows] for name in ROW),
        *([getattr(listing, name) for listing in listings] for name in LISTING),
        [entry.table for entry in secrets],
        [entry.secret for entry in secrets],
        [entry.table for entry in entries if entry.forgets_secret],
    ]


def _refusal(where: str, entry: Entry, error: asyncpg.PostgresError) -> Exception:
    if error.sqlstate == NOT_UNIQUE and entry.rows:
        return Doubled("doubled", table=entry.table, number=entry.rows[0].number)
    return complaint(where, error)


def complaint(where: str, error: Exception) -> Exception:
    """What PostgreSQL or the network complain of, as an error of ours; faults stay faults."""
    if is_silence(error):
        return StoreAway("store-away", where=where, reason=_reason(error))
    if isinstance(error, asyncpg.PostgresError) and not isinstance(error, asyncpg.DataError):
        return StoreFull("store-full", where=where, reason=_reason(error))
    return error


def is_silence(error: Exception) -> bool:
    """Does nobody answer, or not to us?"""
    state = getattr(error, "sqlstate", None) or ""
    if state == TOO_MANY or state[:2] in (NO_CONNECTION, INTERVENTION, WRONG_NAME, NO_DATABASE):
        return True
    return isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError)


def _reason(error: Exception) -> str:
    """The system's words, on one line."""
    told = error.strerror if isinstance(error, OSError) else None
    return " ".join((told or str(error) or type(error).__name__).split())
