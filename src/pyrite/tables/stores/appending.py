"""How entries come into SQLite: many in one statement.

Around every statement Python's threads take turns, and beside a busy loop a turn costs more than
the statement. So what shares a commit shares statements, in parts of a few sizes, which SQLite
keeps prepared.
"""

from __future__ import annotations

import functools
import sqlite3
from collections.abc import Sequence
from typing import Any

from pyrite.tables.stores.store import Doubled, Entry

SIZES = (64, 16, 4, 1)

ADD_ROWS = "INSERT INTO journal VALUES {}"
PUT_LISTINGS = "INSERT OR REPLACE INTO listings VALUES {}"
PUT_SECRETS = "INSERT OR REPLACE INTO secrets VALUES {}"
DROP_SECRETS = "DELETE FROM secrets WHERE (table_id) IN (VALUES {})"


def append_all(db: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """All of them; a row that is there already fails, whosever it is."""
    try:
        _run(db, ADD_ROWS, [row for entry in entries for row in entry.rows])
    except sqlite3.IntegrityError:
        row = entries[0].rows[0]
        raise Doubled("doubled", table=row.table, number=row.number) from None
    _run(db, PUT_LISTINGS, [entry.listing for entry in entries if entry.listing])
    secrets = ((entry.table, entry.secret) for entry in entries)
    _run(db, PUT_SECRETS, [pair for pair in secrets if pair[1] is not None])
    _run(db, DROP_SECRETS, [(one.table,) for one in entries if one.forgets_secret])


def _run(db: sqlite3.Connection, sql: str, rows: Sequence[Sequence[Any]]) -> None:
    """A statement over many rows, in parts."""
    at = 0
    while at < len(rows):
        size = next(size for size in SIZES if size <= len(rows) - at)
        part = rows[at : at + size]
        db.execute(_statement(sql, len(part[0]), size), [one for row in part for one in row])
        at += size


@functools.cache
def _statement(sql: str, width: int, size: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(", ".join([row] * size))
