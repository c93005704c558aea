"""Words for scenes with stores: what is written, how one is opened, waiting without a clock."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from pyrite.tables.journal import JournalRow
from pyrite.tables.stores.store import Entry, Listing, Store

AT = 1_700_000_000.0
WAITING = (
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
    " WHERE NOT granted AND datname = current_database()"
)
"""Who waits for a lock in this database; others may share the server."""


def row(table: str, number: int, data: str = "{}") -> JournalRow:
    """A row, written so many seconds after the first."""
    return JournalRow(table, number, AT + number, "chatted", data)


def listing(table: str, **changes: Any) -> Listing:
    """A public table that is open."""
    plain = Listing(table, "gold", "open", True, AT, AT, None, "{}")
    return plain._replace(**changes)


def entry(table: str, *numbers: int, **changes: Any) -> Entry:
    """These rows in one commit, and the listing with them."""
    return Entry(tuple(row(table, number) for number in numbers), listing(table, **changes))


async def write(store: Store, table: str, *numbers: int, **changes: Any) -> None:
    """Claim the table and commit these rows."""
    assert await store.claim(table)
    await store.append(entry(table, *numbers, **changes))


async def numbers(store: Store, table: str) -> list[int]:
    """The numbers of a table's rows, as they are read."""
    return [one.number for one in await store.rows(table)]


@contextlib.asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    """Open it, and close it whatever happens."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@dataclass(frozen=True)
class Stores:
    """Makes handles to one and the same store."""

    kind: str
    make: Callable[[], Store]

    @property
    def survives_closing(self) -> bool:
        """Is what was written still there for the next?"""
        return self.kind != "memory"


def heard(subscribe: Callable[[Callable[..., None]], None]) -> asyncio.Queue[Any]:
    """What is called from now on, one after the other: the values, or None."""
    calls: asyncio.Queue[Any] = asyncio.Queue()
    subscribe(lambda *values: calls.put_nowait(values[0] if values else None))
    return calls
