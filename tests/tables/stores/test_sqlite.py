"""What only a store in a file can suffer: other programs, no room, no right, no file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyrite.tables.stores import file as store_file
from pyrite.tables.stores.migrations import SQLITE
from pyrite.tables.stores.sql import page_query
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import (
    Entry,
    Store,
    StoreAway,
    StoreError,
    StoreFull,
    StoreInUse,
)
from tests.tables.stores.scenes import AT, entry, listing, numbers, opened, row, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the tables are."""
    return tmp_path / "tables.db"


async def open_and_close(path: Path) -> None:
    async with opened(SqliteStore(path)):
        pass


def refused(path: Path) -> str:
    """Why a file cannot be opened, in one line."""
    with pytest.raises(StoreError) as raised:
        asyncio.run(open_and_close(path))
    assert "\n" not in str(raised.value)
    return f"{type(raised.value).__name__}: {raised.value}"


async def command(store: Store, sql: str) -> None:
    """Say something to SQLite in the writer's own connection."""
    assert isinstance(store, SqliteStore)
    await store._write(lambda db: db.execute(sql).fetchall())


@contextlib.contextmanager
def silent(reason: str) -> Iterator[None]:
    """The store does not answer; the reason is for the log."""
    with pytest.raises(StoreAway) as raised:
        yield
    assert reason in raised.value.values["reason"]
    assert reason not in str(raised.value)


# Whose file


def test_open__one_house_at_a_time(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            with pytest.raises(StoreInUse, match=r"tables\.db"):
                await SqliteStore(path).open()
            await write(store, "a", 0)
        await open_and_close(path)

    asyncio.run(scene())


def test_open__one_house_at_a_time_by_whatever_name(path: Path) -> None:
    other = path.with_name("other.db")
    other.symlink_to(path)

    async def scene() -> None:
        async with opened(SqliteStore(path)):
            with pytest.raises(StoreInUse, match=r"other\.db"):
                await SqliteStore(other).open()

    asyncio.run(scene())


@pytest.mark.skipif(sys.platform == "win32", reason="a file has one name there")
def test_open__one_house_at_a_time_by_a_second_name_of_the_same_file(path: Path) -> None:
    other = path.with_name("other.db")

    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)
            os.link(path, other)
            with pytest.raises(StoreInUse, match=r"other\.db"):
                await SqliteStore(other).open()
            await write(store, "a", 1)

    asyncio.run(scene())


def test_open__a_failed_attempt_lets_go(path: Path) -> None:
    path.write_text("not a database, but long enough to look like one\n" * 20)
    assert refused(path).startswith("StoreForeign")
    path.unlink()
    asyncio.run(open_and_close(path))


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_open__the_file_and_its_log_are_the_owners_alone(path: Path, umask: int) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)
            files = sorted(path.parent.iterdir())
            assert [file.name.removeprefix("tables.db") for file in files] == [
                *("", "-lock", "-shm", "-wal")
            ]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}

    before = os.umask(umask)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


def test_open__a_file_that_others_could_read_is_closed_to_them(path: Path) -> None:
    path.touch(0o644)
    asyncio.run(open_and_close(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


# Which file


def test_open__no_such_folder(tmp_path: Path) -> None:
    told = refused(tmp_path / "nowhere" / "tables.db")
    assert told.startswith("StoreFull")
    assert "No such file or directory" in told


def test_open__a_folder(tmp_path: Path) -> None:
    assert "Is a directory" in refused(tmp_path)
    assert not list(tmp_path.parent.glob("*-lock"))


def test_open__another_programs_database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE photos (id)")
    assert refused(path).startswith("StoreForeign")
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("photos",)]
        assert db.execute("PRAGMA application_id").fetchone() == (0,)


def test_open__of_a_newer_pyrite(path: Path) -> None:
    asyncio.run(open_and_close(path))
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {len(SQLITE) + 1}")
    assert "newer Pyrite" in refused(path)


def test_open__migrates_step_by_step(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)
        step = "ALTER TABLE extras ADD COLUMN colour TEXT NOT NULL DEFAULT 'gold'"
        monkeypatch.setattr(store_file, "SQLITE", (*SQLITE, step))
        for _ in range(2):
            async with opened(SqliteStore(path)) as store:
                await store.put_extra("a", "alert", "x")
                await command(store, "SELECT colour FROM extras")

    asyncio.run(scene())


def test_open__a_step_that_fails_leaves_the_step_before(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(open_and_close(path))
    monkeypatch.setattr(store_file, "SQLITE", (*SQLITE, "DROP TABLE extras; DROP TABLE nowhere"))
    assert "no such table: nowhere" in refused(path)
    monkeypatch.undo()
    asyncio.run(open_and_close(path))


# No room, no right, no file


@contextlib.asynccontextmanager
async def nothing_written(store: Store) -> Any:
    """A scene in which nothing can be written, and everything read."""
    await write(store, "a", 0)
    await store.claim("b")
    yield
    assert await numbers(store, "a") == [0]
    assert await store.listing("a") == listing("a")
    assert await store.rows("b") == []


def test_append__no_room(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            async with nothing_written(store):
                await command(store, "PRAGMA max_page_count = 1")
                large = Entry((row("a", 1, "x" * 100_000),), listing("a", state="over"))
                with pytest.raises(StoreFull, match="full"):
                    await store.append(large)
            await command(store, "PRAGMA max_page_count = 1000000")
            await store.append(large)
            assert await numbers(store, "a") == [0, 1]

    asyncio.run(scene())


def test_append__no_room_for_a_large_one_beside_small_ones(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            for name in "abc":
                await write(store, name, 0)
            await command(store, "PRAGMA max_page_count = 1")
            done = await asyncio.gather(
                store.append(entry("a", 1)),
                store.append(Entry((row("b", 1, "x" * 100_000),), listing("b"))),
                store.append(entry("c", 1)),
                return_exceptions=True,
            )
            assert [type(error) for error in done] == [type(None), StoreFull, type(None)]
            assert [await numbers(store, name) for name in "abc"] == [[0, 1], [0], [0, 1]]

    asyncio.run(scene())


def test_append__read_only(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store, nothing_written(store):
            await command(store, "PRAGMA query_only = ON")
            for name, number in (("a", 1), ("b", 0)):
                with pytest.raises(StoreFull, match="readonly"):
                    await store.append(entry(name, number))
            with pytest.raises(StoreFull):
                await store.beat(AT)

    asyncio.run(scene())


def test_append__the_file_is_gone_and_back(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            async with nothing_written(store):
                path.rename(path.with_name("elsewhere.db"))
                with pytest.raises(StoreFull, match="No such file"):
                    await store.append(entry("a", 1))
                path.touch()
                with pytest.raises(StoreFull, match="No such file"):
                    await store.append(entry("a", 1))
                path.with_name("elsewhere.db").rename(path)
            await store.append(entry("a", 1))
            assert await numbers(store, "a") == [0, 1]

    asyncio.run(scene())


def test_append__another_program_has_locked_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_file, "BUSY_SECONDS", 0)

    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            async with nothing_written(store):
                with contextlib.closing(sqlite3.connect(path)) as other:
                    other.execute("BEGIN IMMEDIATE")
                    with silent("locked"):
                        await store.append(entry("a", 1))
            await store.append(entry("a", 1))

    asyncio.run(scene())


class FailingConnection(sqlite3.Connection):
    """Fails once with an error of the disk, before or after it does what begins so."""

    before: str | None = None
    after: str | None = None

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        kind = type(self)
        if kind.before and sql.startswith(kind.before):
            kind.before = None
            raise _disk_error()
        done = super().execute(sql, *values)
        if kind.after and sql.startswith(kind.after):
            kind.after = None
            raise _disk_error()
        return done


def _disk_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = "SQLITE_IOERR_WRITE"
    return error


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[FailingConnection]]:
    """Stores are opened with connections that can fail."""
    plain = sqlite3.connect

    def connect(*values: Any, **how: Any) -> sqlite3.Connection:
        return plain(*values, factory=FailingConnection, **how)

    monkeypatch.setattr(sqlite3, "connect", connect)
    yield FailingConnection
    FailingConnection.before = FailingConnection.after = None


POINTS = ["BEGIN", "INSERT INTO journal", "INSERT OR REPLACE INTO l", "COMMIT"]


@pytest.mark.parametrize("point", POINTS)
@pytest.mark.parametrize("when", ["before", "after"])
def test_append__fails_at_any_point_and_nothing_is_half_written(
    path: Path, failing: type[FailingConnection], when: str, point: str
) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)
            setattr(failing, when, point)
            rows, new = (row("a", 1), row("a", 2)), listing("a", summary="[]")
            with pytest.raises(StoreFull, match="disk I/O error"):
                await store.append(Entry(rows, new))
            is_there = when == "after" and point == "COMMIT"
            assert await numbers(store, "a") == ([0, 1, 2] if is_there else [0])
            assert await store.listing("a") == (new if is_there else listing("a"))
            await store.append(entry("a", 3))
            assert (await numbers(store, "a"))[-1] == 3

    asyncio.run(scene())


@pytest.mark.parametrize("point", POINTS)
def test_append__of_many_a_fault_that_passes_harms_nobody(
    path: Path, failing: type[FailingConnection], point: str
) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            names = [f"table{i}" for i in range(20)]
            for name in names:
                await write(store, name, 0)
            failing.before = point
            done = await asyncio.gather(
                *(store.append(entry(name, 1)) for name in names),
                return_exceptions=True,
            )
            for name, error in zip(names, done, strict=True):
                assert await numbers(store, name) == ([0] if error else [0, 1])

    asyncio.run(scene())


@pytest.mark.parametrize("reading", ["rows", "listing"])
def test_read__fails_with_a_reason(
    path: Path, failing: type[FailingConnection], reading: str
) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)
            failing.before = "SELECT"
            with silent("disk I/O error"):
                await getattr(store, reading)("a")
            assert await getattr(store, reading)("a")

    asyncio.run(scene())


WRITE_ON = """
import asyncio, resource, sys
from pathlib import Path
from pyrite.tables.stores.sqlite import SqliteStore
from tests.tables.stores.scenes import entry, write

async def play(store, name):
    await store.claim(name)
    number = 0
    while True:
        await store.append(entry(name, number))
        print(name, number, flush=True)
        number += 1

async def main():
    store = SqliteStore(Path(sys.argv[1]), is_relaxed=bool(sys.argv[2]))
    await store.open()
    if int(sys.argv[3]):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]),) * 2)
    print("open", flush=True)
    await asyncio.gather(*(play(store, f"table{i}") for i in range(5)))

asyncio.run(main())
"""


def writing(path: Path, *, relaxed: str = "", most_bytes: int = 0) -> subprocess.Popen[str]:
    """A child that writes as fast as it can and says what is acknowledged."""
    return subprocess.Popen(
        [sys.executable, "-c", WRITE_ON, path, relaxed, str(most_bytes)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def acknowledged(lines: list[str]) -> dict[str, int]:
    """The last number of each table that the child was told is safe; half a line does not count."""
    whole = [line.split() for line in lines if line.endswith("\n") and line != "open\n"]
    return {name: int(number) for name, number in whole}


async def check_all_there(path: Path, told: dict[str, int]) -> None:
    """What was acknowledged is there, whole, and perhaps a little more."""
    async with opened(SqliteStore(path)) as store:
        for name, last in told.items():
            found = await numbers(store, name)
            assert found == list(range(len(found)))
            assert len(found) - 1 in (last, last + 1)
            await write(store, name, len(found))


@pytest.mark.slow
@pytest.mark.parametrize("relaxed", ["", "relaxed"])
@pytest.mark.parametrize("lines", [1, 10, 300])
def test_append__killed_in_the_middle(path: Path, relaxed: str, lines: int) -> None:
    with writing(path, relaxed=relaxed) as child:
        assert child.stdout
        told = [child.stdout.readline() for _ in range(lines)]
        child.send_signal(signal.SIGKILL)
        told += child.stdout.readlines()
        child.communicate()
    asyncio.run(check_all_there(path, acknowledged(told)))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of the system")
def test_append__the_disk_is_full(path: Path) -> None:
    with writing(path, most_bytes=300_000) as child:
        told, error = child.communicate()
    assert "StoreFull" in error
    assert acknowledged(told.splitlines(keepends=True))
    asyncio.run(check_all_there(path, acknowledged(told.splitlines(keepends=True))))


# The log


def test_log__is_brought_home_beside_the_commits(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"CHECKPOINT_JOBS": 10, "MOST_JOBS": 40, "LOG_PAGES": 50}.items():
        monkeypatch.setattr(store_file, name, value)

    async def scene() -> None:
        async with opened(SqliteStore(path, is_relaxed=True)) as store:
            await store.claim("a")
            for number in range(500):
                await store.append(Entry((row("a", number, "x" * 8000),), listing("a")))
            assert path.stat().st_size > 3_000_000
            log = path.with_name("tables.db-wal").stat().st_size
            assert log < 4_000_000  # of ten that went through it

    asyncio.run(scene())


def test_log__is_brought_home_when_it_is_quiet(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_file, "QUIET_SECONDS", 0.0)
    monkeypatch.setattr(store_file, "QUIET_JOBS", 5)

    async def scene() -> None:
        async with opened(SqliteStore(path, is_relaxed=True)) as store:
            before = path.stat().st_size
            await store.claim("a")
            for number in range(5):
                await store.append(Entry((row("a", number, "x" * 8000),), listing("a")))
            while path.stat().st_size == before:
                await store.beat(0.0)

    asyncio.run(scene())


def test_log__is_home_when_the_store_is_closed(path: Path) -> None:
    async def scene() -> None:
        async with opened(SqliteStore(path)) as store:
            await write(store, "a", 0)

    asyncio.run(scene())
    assert sorted(file.name for file in path.parent.iterdir()) == ["tables.db", "tables.db-lock"]


# Lists


@pytest.mark.parametrize(
    ("state", "game", "index"),
    [
        (None, None, "listings_by_age"),
        ("open", None, "listings_by_state"),
        (None, "gold", "listings_by_game"),
        ("open", "gold", "listings_by_both"),
    ],
)
@pytest.mark.parametrize("before", [None, "MS4wIGE"])
def test_listings__every_kind_of_page_has_its_index(
    path: Path, state: str | None, game: str | None, index: str, before: str | None
) -> None:
    asyncio.run(open_and_close(path))
    sql, values = page_query(state, game, before)
    with contextlib.closing(sqlite3.connect(path)) as db:
        names = {str(place): value for place, value in enumerate(values, 1)}
        plan = db.execute(f"EXPLAIN QUERY PLAN {sql} LIMIT 20", names).fetchall()
    assert [index in line[3] and "TEMP B-TREE" not in line[3] for line in plan] == [True]
