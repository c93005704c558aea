"""Stores by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.tables.stores.migrations import POSTGRES, SQLITE
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.postgres import PostgresStore
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import UnknownStore


@pytest.mark.parametrize("text", ["tables.db", ":memory:", "a folder/表", "C:\\tables.db"])
def test_open_store__a_file(text: str) -> None:
    assert isinstance(open_store(text), SqliteStore)


@pytest.mark.parametrize("text", ["postgres://host/tables", "PostgreSQL://ada:pass@host:1/x?a=b"])
def test_open_store__an_address(text: str) -> None:
    assert isinstance(open_store(text), PostgresStore)


def test_open_store__does_not_touch_the_disk(tmp_path: Path) -> None:
    open_store(str(tmp_path / "tables.db"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("text", ["", "mysql://host/tables", "sqlite:///tables.db"])
def test_open_store__neither(text: str) -> None:
    with pytest.raises(UnknownStore, match="postgresql://"):
        open_store(text)


def test_open_store__without_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pyrite.tables.stores.opening.find_spec", lambda _: None)
    with pytest.raises(UnknownStore, match=r"pyrite-games\[postgres\]"):
        open_store("postgres://host/tables")


def test_where__keeps_name_and_password_to_itself() -> None:
    store = PostgresStore("postgres://ada:s/e@c:ret@host:5432/tables?password=secret")
    assert store.where == "postgres://host:5432/tables"


def test_migrations__both_kinds_have_the_same_steps() -> None:
    assert len(SQLITE) == len(POSTGRES)
