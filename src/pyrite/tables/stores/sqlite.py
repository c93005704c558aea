"""A store in one SQLite file, or in memory: one thread writes, another reads.

Every commit is flushed to the disk (`FULL`); relaxed, now and then (`NORMAL`): a power cut may
then cost the last moves, a crash of the process does not.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from pyrite.tables.stores.file import Log, Query, Reader, StoreFile
from pyrite.tables.stores.sql import PARTS, SqlStore
from pyrite.tables.stores.store import (
    Entry,
    StoreAway,
    StoreForeign,
    StoreFull,
    Unclaimed,
    UnsharedStore,
    at_opening,
)
from pyrite.tables.stores.writer import JournalWriter

FORGET_AT_ONCE = 100  # tables in one commit
CLOSED = "closed"

SILENCES = ("BUSY", "LOCKED", "CORRUPT", "PROTOCOL", "NOTADB")
FAULTS = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError)  # of ours


class SqliteStore(UnsharedStore, SqlStore):
    """Journals in a file that this process alone has opened; without a path, in memory."""

    name = ""

    def __init__(self, path: Path | None, *, is_relaxed: bool = False) -> None:
        self._file = StoreFile(path, is_relaxed=is_relaxed)
        self._claimed: set[str] = set()
        self._claiming = asyncio.Lock()
        self._reader: Reader | None = None
        self._writer: JournalWriter | None = None
        self._closing = contextlib.ExitStack()

    async def open(self) -> None:
        """Make or migrate the file."""
        with self._telling(_unopened):
            db, log = await asyncio.to_thread(self._open)
        self._writer = JournalWriter(db, self._file, log)

    async def close(self) -> None:
        """Commit what was put, then let go of the file."""
        writer, self._writer = self._writer, None
        if writer:
            await asyncio.to_thread(writer.finish)
        await asyncio.to_thread(self._closing.close)
        self._claimed.clear()

    async def append(self, entry: Entry) -> None:
        """Commit together with whatever else waits."""
        if entry.table not in self._claimed:
            raise Unclaimed("unclaimed", table=entry.table)
        await self._write(entry)

    async def claim(self, table: str) -> bool:
        """The file is this process's, and so are all tables in it."""
        async with self._claiming:
            self._claimed.add(table)
        return True

    async def release(self, table: str) -> None:
        """Nobody else could have it; it may be forgotten now."""
        self._claimed.discard(table)

    async def forget(self, *, closed_before: float, over_before: float | None) -> int:
        """Drop old tables, some in each commit, so that moves need not wait for all of them."""
        tables = await self._forgettable(closed_before, over_before)
        some = range(0, len(tables), FORGET_AT_ONCE)
        return sum([await self._forget(tables[at : at + FORGET_AT_ONCE]) for at in some])

    async def _forget(self, tables: Sequence[str]) -> int:
        async with self._claiming:  # none of them is claimed meanwhile
            unclaimed = [table for table in tables if table not in self._claimed]
            await self._write(partial(_drop, tables=unclaimed))
        return len(unclaimed)

    def _open(self) -> tuple[sqlite3.Connection, Log | None]:
        """The connection that writes, and its log."""
        with contextlib.ExitStack() as undoing:
            db = self._file.open()
            undoing.callback(self._file.close)
            log = None if self._file.is_memory else self._open_beside(db, undoing)
            self._closing = undoing.pop_all()
        return db, log

    def _open_beside(self, db: sqlite3.Connection, undoing: contextlib.ExitStack) -> Log:
        self._reader = Reader(self._file)
        undoing.callback(self._reader.close)
        log = Log(self._file, db)
        undoing.callback(log.close)
        return log

    async def _read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            found: list[Any] = await self._asked(partial(_run, sql=sql, values=values))
        except UnicodeEncodeError:
            return []  # half a character: there is nothing of that name
        return found

    async def _asked(self, query: Query) -> Any:
        """In the reader's thread; what is in memory has one connection only."""
        if self._reader is None or self._writer is None:
            return await self._write(query)
        with self._telling(_silence):
            return await asyncio.wrap_future(self._reader.read(query))

    async def _change(self, sql: str, *values: Any) -> None:
        await self._write(partial(_run, sql=sql, values=values))

    async def _write(self, work: Query | Entry) -> Any:
        if self._writer is None:
            raise StoreAway("store-away", where=self._file.name, reason=CLOSED)
        try:
            return await self._writer.put(work)
        except (OSError, sqlite3.Error):
            with self._telling(_refusal):
                raise

    @contextlib.contextmanager
    def _telling(self, named: Callable[[str, Exception], Exception]) -> Iterator[None]:
        """What SQLite or the system complain of, as an error of ours."""
        try:
            yield
        except (OSError, sqlite3.Error) as error:
            told = named(self._file.name, error)
            raise told from (None if told is error else error)


def _run(db: sqlite3.Connection, *, sql: str, values: Sequence[Any]) -> list[Any]:
    """A statement whose values stand as $1, $2, … in it."""
    return db.execute(sql, {str(place): value for place, value in enumerate(values, 1)}).fetchall()


def _drop(db: sqlite3.Connection, *, tables: Sequence[str]) -> None:
    for part in PARTS:
        db.executemany(f"DELETE FROM {part} WHERE table_id = ?", [(table,) for table in tables])


def _unopened(where: str, error: Exception) -> Exception:
    """Why it cannot be opened."""
    if _name(error) == "NOTADB":
        return StoreForeign("store-foreign", where=where)
    return at_opening(_refusal(where, error))


def _refusal(where: str, error: Exception) -> Exception:
    """Why nothing can be written."""
    if isinstance(error, OSError):
        return StoreFull("store-full", where=where, reason=error.strerror)
    if isinstance(error, FAULTS) or _name(error) in SILENCES:
        return _silence(where, error)
    return StoreFull("store-full", where=where, reason=str(error))


def _silence(where: str, error: Exception) -> Exception:
    """Why nothing can be read; a fault of ours stays what it is."""
    if isinstance(error, FAULTS):
        return error
    return StoreAway("store-away", where=where, reason=str(error))


def _name(error: Exception) -> str:
    """`FULL`, `IOERR`, …: SQLite's own word, without what it says beyond that."""
    return str(getattr(error, "sqlite_errorname", "")).removeprefix("SQLITE_").partition("_")[0]
