"""A store by its name, as somebody writes it on a command line."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from pyrite.tables.stores.file import MEMORY
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import Store, UnknownStore

ADDRESS = re.compile(r"([a-z][a-z0-9+.-]+)://.*", re.IGNORECASE)
POSTGRES = ("postgres", "postgresql")


def open_store(text: str, *, is_relaxed: bool = False) -> Store:
    """A file, `:memory:` or the address of a PostgreSQL; not opened yet.

    Relaxed, a move survives a crash of the process, but not a power cut.
    """
    kind = ADDRESS.fullmatch(text)
    if kind:
        return _store_at(text, kind[1].lower(), is_relaxed)
    if not text:
        raise UnknownStore("no-store")
    return SqliteStore(None if text == MEMORY else Path(text), is_relaxed=is_relaxed)


def _store_at(address: str, kind: str, is_relaxed: bool) -> Store:
    if kind not in POSTGRES:
        raise UnknownStore("unknown-store", kind=kind)
    if find_spec("asyncpg") is None:
        raise UnknownStore("no-asyncpg")
    from pyrite.tables.stores.postgres import PostgresStore  # an extra

    return PostgresStore(address, is_relaxed=is_relaxed)
