"""What only a store that several processes share can suffer: other processes, lost sessions."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from pyrite.tables.stores import postgres, session
from pyrite.tables.stores.migrations import POSTGRES
from pyrite.tables.stores.postgres import PostgresStore
from pyrite.tables.stores.session import lock_key
from pyrite.tables.stores.store import (
    Doubled,
    Entry,
    Store,
    StoreAway,
    StoreError,
    StoreForeign,
    StoreFull,
    Unclaimed,
)
from tests.tables.postgres_server import PostgresServer
from tests.tables.stores.proxy import Cable
from tests.tables.stores.scenes import (
    AT,
    WAITING,
    entry,
    heard,
    listing,
    numbers,
    opened,
    row,
    write,
)


async def at_once(_: float) -> None:
    """A pause that is none."""
    await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def processes(url: str, count: int = 2) -> AsyncIterator[list[PostgresStore]]:
    """Several processes on one database."""
    async with contextlib.AsyncExitStack() as closing:
        stores = [PostgresStore(url, pause=at_once) for _ in range(count)]
        for store in stores:
            await closing.enter_async_context(opened(store))
        yield stores


@contextlib.asynccontextmanager
async def connected(url: str) -> AsyncIterator[Any]:
    """A connection of the test's own."""
    connection = await asyncpg.connect(url, server_settings={"search_path": "pyrite"})
    try:
        yield connection
    finally:
        await connection.close()


async def end_session(url: str, store: PostgresStore) -> None:
    """The server throws the process out."""
    async with connected(url) as other:
        ended = await other.fetchval(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE application_name = $1",
            store._house,
        )
        assert ended == 1


def played(scene: Callable[[str], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is played in a loop, with the address of an empty database."""

    def test(postgres_url: str) -> None:
        asyncio.run(asyncio.wait_for(scene(postgres_url), 120))  # a deadlock must not last

    test.__doc__ = scene.__doc__
    return test


# Claims


@played
async def test_claim__one_house_at_a_time(url: str) -> None:
    async with processes(url) as (one, other):
        await write(one, "a", 0)
        assert not await other.claim("a")
        assert await other.claim("b")
        with pytest.raises(Unclaimed):
            await other.append(entry("a", 1))
        assert await numbers(other, "a") == [0]


@played
async def test_claim__after_release(url: str) -> None:
    async with processes(url) as (one, other):
        await write(one, "a", 0)
        await one.release("a")
        await write(other, "a", 1)
        assert not await one.claim("a")
        assert await numbers(one, "a") == [0, 1]


@played
async def test_claim__many_at_once_each_by_one_house(url: str) -> None:
    names = [f"table{i}" for i in range(100)]
    async with processes(url, 3) as stores:
        claims = await asyncio.gather(*(store.claim(name) for store in stores for name in names))
        assert sum(claims) == len(names)


@played
async def test_claim__twice_at_once_is_released_at_once(url: str) -> None:
    async with processes(url) as (one, other):
        assert all(await asyncio.gather(one.claim("a"), one.claim("a")))
        await one.release("a")
        assert await other.claim("a")


@played
async def test_holder__is_known_to_every_house(url: str) -> None:
    async with processes(url) as (one, other):
        assert await other.holder("a") is None
        await one.claim("a")
        assert await one.holder("a") == await other.holder("a") == one.name
        assert await other.holder("b") is None
        await one.release("a")
        assert await other.holder("a") is None


@played
async def test_silence__is_none_while_another_house_is_awake(url: str) -> None:
    async with processes(url, 1) as (one,):
        await one.wake(AT)
        async with opened(PostgresStore(url)) as other:
            await other.wake(AT + 60)
            assert await one.silence(AT) == 0
    async with processes(url) as (one, other):
        await other.wake(AT + 90)
        await one.wake(AT + 100)
        assert await other.silence(AT) == 40, "whoever opened first found nobody awake"


@played
async def test_claim__when_the_other_house_is_closed(url: str) -> None:
    async with processes(url, 1) as (one,):
        async with opened(PostgresStore(url)) as other:
            await write(other, "a", 0)
        await wait_until_free(url, "a")
        await write(one, "a", 1)


@played
async def test_claim__no_memory_for_so_many_locks(url: str) -> None:
    failing = session.CLAIM.replace("(key)", f"(key) AND 1 / (key - {lock_key('b')}) > 0", 1)
    async with processes(url) as (one, other):
        await write(one, "held", 0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(session, "CLAIM", failing)
            done = await asyncio.gather(
                *(one.claim(name) for name in "abc"), return_exceptions=True
            )
        assert [isinstance(error, asyncpg.DataError) for error in done] == [True] * 3
        assert [await other.claim(name) for name in "abc"] == [True] * 3
        await one.append(entry("held", 1))


async def wait_until_free(url: str, table: str) -> None:
    """The server itself tells when a lock is let go of."""
    async with connected(url) as waiting:
        await waiting.execute("SELECT pg_advisory_lock($1)", lock_key(table))
        await waiting.execute("SELECT pg_advisory_unlock($1)", lock_key(table))


@played
async def test_ask_for__who_has_it_hears_it_and_nobody_else(url: str) -> None:
    async with processes(url, 3) as (one, other, third):
        calls = [heard(store.on_wanted) for store in (one, other, third)]
        await one.claim("a")
        await other.claim("b")
        for table in ("a", "b", "c", "a"):
            await third.ask_for(table)
        assert [await calls[0].get(), await calls[0].get()] == ["a", "a"]
        assert await calls[1].get() == "b"
        assert all(call.empty() for call in calls)


@played
async def test_ask_for__hands_a_table_over(url: str) -> None:
    async with processes(url) as (one, other):
        wanted = heard(one.on_wanted)
        await write(one, "a", 0)
        assert not await other.claim("a")
        await other.ask_for("a")
        await one.release(await wanted.get())
        await write(other, "a", 1)
        assert await numbers(one, "a") == [0, 1]


@played
async def test_forget__not_what_another_house_has_claimed(url: str) -> None:
    async with processes(url) as (one, other):
        await write(one, "a", 0, state="over")
        assert await other.forget(closed_before=AT, over_before=AT + 1) == 0
        await one.release("a")
        assert await other.forget(closed_before=AT, over_before=AT + 1) == 1


# Doubles and refusals


@played
async def test_append__a_row_of_somebody_who_never_claimed(url: str) -> None:
    async with processes(url, 1) as (one,), connected(url) as other:
        await write(one, "a", 0)
        await other.execute("INSERT INTO journal VALUES ('a', 1, 0, 'moved', '{}')")
        with pytest.raises(Doubled):
            await one.append(entry("a", 1))


@played
async def test_append__no_room_for_one_of_many(url: str) -> None:
    async with processes(url, 1) as (one,), connected(url) as other:
        for name in "abc":
            await write(one, name, 0)
        await other.execute(
            "CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$;"
            "CREATE TRIGGER full_disk BEFORE INSERT ON journal FOR EACH ROW"
            " WHEN (new.data = 'large') EXECUTE FUNCTION fill()"
        )
        done = await asyncio.gather(
            one.append(entry("a", 1)),
            one.append(Entry((row("b", 1, "large"),), listing("b", state="over"))),
            one.append(entry("c", 1)),
            return_exceptions=True,
        )
        assert [type(error) for error in done] == [type(None), StoreFull, type(None)]
        assert "No space left" in str(done[1])
        assert [await numbers(one, name) for name in "abc"] == [[0, 1], [0], [0, 1]]
        assert await one.listing("b") == listing("b")


@played
async def test_append__read_only(url: str) -> None:
    async with processes(url, 1) as (one,):
        await write(one, "a", 0)
        assert one._session
        connection = one._session._connection
        await connection.execute("SET default_transaction_read_only = on")
        with pytest.raises(StoreFull, match="read-only"):
            await one.append(entry("a", 1))
        assert await numbers(one, "a") == [0]
        await connection.execute("SET default_transaction_read_only = off")
        await one.append(entry("a", 1))


@played
async def test_append__somebody_has_dropped_the_schema(url: str) -> None:
    async with processes(url, 1) as (one,), connected(url) as other:
        await write(one, "a", 0)
        await other.execute("ALTER SCHEMA pyrite RENAME TO elsewhere")
        with pytest.raises(StoreFull, match="does not exist"):
            await one.append(entry("a", 1))
        await other.execute("ALTER SCHEMA elsewhere RENAME TO pyrite")
        await one.append(entry("a", 1))


@played
async def test_append__what_is_no_text_fails_alone(url: str) -> None:
    async with processes(url, 1) as (one,):
        for name in "abc":
            await write(one, name, 0)
        done = await asyncio.gather(
            one.append(entry("a", 1)),
            one.append(Entry((row("b", 1, "\ud800"),), listing("b"))),
            one.append(Entry((row("c", 1, "\0"),), listing("c"))),
            return_exceptions=True,
        )
        assert [isinstance(error, asyncpg.DataError) for error in done] == [False, True, True]
        assert [await numbers(one, name) for name in "abc"] == [[0, 1], [0], [0]]


# Lost sessions


@played
async def test_session__lost_while_nothing_is_written(url: str) -> None:
    async with processes(url) as (one, other):
        lost, back = heard(one.on_lost), heard(one.on_back)
        tried: list[asyncio.Future[None]] = []  # at once: a moment later it may be back
        one.on_lost(lambda: tried.append(asyncio.ensure_future(one.append(entry("a", 1)))))
        await write(one, "a", 0)
        await end_session(url, one)
        await lost.get()
        with pytest.raises(StoreAway):
            await tried[0]
        await back.get()
        with pytest.raises(Unclaimed):
            await one.append(entry("a", 1))
        await write(other, "a", 1)
        assert not await one.claim("a")
        await other.release("a")
        await write(one, "a", 2)
        assert await numbers(other, "a") == [0, 1, 2]
        assert lost.empty()
        assert back.empty()


@played
async def test_session__lost_in_the_middle_of_a_commit(url: str) -> None:
    async with processes(url, 1) as (one,):
        lost, back = heard(one.on_lost), heard(one.on_back)
        for name in "abc":
            await write(one, name, 0)
        async with connected(url) as other, other.transaction():
            await other.execute("LOCK TABLE secrets IN EXCLUSIVE MODE")
            waiting = [asyncio.create_task(one.append(entry(name, 1))) for name in "ab"]
            while not await other.fetchval(WAITING):
                pass
            waiting.append(asyncio.create_task(one.append(entry("c", 1))))
            await end_session(url, one)
            done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in done] == [StoreAway] * 3
        await lost.get()
        await back.get()
        assert [await numbers(one, name) for name in "abc"] == [[0]] * 3
        await write(one, "a", 1)


@contextlib.asynccontextmanager
async def house_on_a_cable(url: str) -> AsyncIterator[tuple[PostgresStore, Cable]]:
    """A process that reaches its database through a cable."""
    with tempfile.TemporaryDirectory() as folder:
        cable = Cable(url, Path(folder))
        await cable.plug_in()
        async with opened(PostgresStore(cable.url, pause=at_once)) as store:
            assert isinstance(store, PostgresStore)
            yield store, cable
            cable.is_deaf = False
        await cable.unplug()


@played
async def test_session__lost_after_the_commit_before_the_answer(url: str) -> None:
    async with house_on_a_cable(url) as (one, cable):
        back = heard(one.on_back)
        await write(one, "a", 0)
        cable.is_deaf = True
        waiting = asyncio.create_task(one.append(entry("a", 1)))
        await cable.answered.wait()
        cable.is_deaf = False
        cable.cut()
        with pytest.raises(StoreAway):
            await waiting
        await back.get()
        assert await one.claim("a")
        assert await numbers(one, "a") == [0, 1]
        await one.append(entry("a", 2))


@played
async def test_session__lost_and_the_server_has_not_noticed(url: str) -> None:
    async with house_on_a_cable(url) as (one, cable):
        back = heard(one.on_back)
        await write(one, "a", 0)
        cable.cut_here()
        await back.get()
        assert await one.claim("a")
        await one.append(entry("a", 1))
        assert await numbers(one, "a") == [0, 1]


@played
async def test_session__no_answer_in_time(url: str) -> None:
    async with house_on_a_cable(url) as (one, cable):
        lost, back = heard(one.on_lost), heard(one.on_back)
        await write(one, "a", 0)
        cable.is_deaf = True
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(session, "COMMIT_SECONDS", 0.01)
            with pytest.raises(StoreAway):
                await one.append(entry("a", 1))
        await lost.get()
        cable.is_deaf = False
        cable.cut()
        await back.get()
        assert await one.claim("a")
        assert await numbers(one, "a") in ([0], [0, 1])


@played
async def test_session__away_for_long(url: str) -> None:
    """The pauses grow, up to a few seconds; reading fails, too; then all is well again."""
    pauses: list[float] = []
    enough = asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 10:
            enough.set()
        await asyncio.sleep(0)

    async with house_on_a_cable(url) as (one, cable):
        one._pause = pause
        back = heard(one.on_back)
        await write(one, "a", 0)
        await cable.unplug()
        await enough.wait()
        assert pauses[:10] == sorted(pauses[:10])
        assert pauses[0] == postgres.FIRST_PAUSE
        assert pauses[9] == postgres.LONGEST_PAUSE
        for doing in (one.rows("a"), one.beat(AT), one.claim("a"), one.append(entry("a", 1))):
            with pytest.raises(StoreAway):
                await doing
        await cable.plug_in()
        await back.get()
        await write(one, "a", 1)
        assert await numbers(one, "a") == [0, 1]


@played
async def test_close__while_the_server_is_away(url: str) -> None:
    async with house_on_a_cable(url) as (one, cable):
        lost = heard(one.on_lost)
        await cable.unplug()
        await lost.get()


@pytest.mark.slow
def test_session__the_server_crashes_and_is_started_again() -> None:
    server = PostgresServer()
    server.start()

    async def scene() -> None:
        async with processes(server.url, 1) as (one,):
            for _ in range(3):
                lost, back = heard(one.on_lost), heard(one.on_back)
                told: dict[str, int] = {}
                playing = [asyncio.create_task(play(one, f"table{i}", told)) for i in range(20)]
                while min(told.values(), default=0) < 5 or len(told) < 20:
                    await asyncio.sleep(0)
                await asyncio.to_thread(server.stop)
                done = await asyncio.gather(*playing, return_exceptions=True)
                assert {type(error) for error in done} <= {StoreAway, Unclaimed}
                await lost.get()
                await asyncio.to_thread(server.start)
                await back.get()
                for name, last in told.items():
                    found = await numbers(one, name)
                    assert found == list(range(len(found)))
                    assert len(found) - 1 in (last, last + 1)

    try:
        asyncio.run(asyncio.wait_for(scene(), 120))
    finally:
        with contextlib.suppress(AssertionError):  # it was stopped already
            server.stop()
        server.remove()


async def play(store: Store, name: str, told: dict[str, int]) -> None:
    """Write on and on, noting what is acknowledged, until it fails."""
    assert await store.claim(name)
    number = len(await store.rows(name))
    while True:
        await store.append(entry(name, number))
        told[name] = number
        number += 1


WRITE_ON = """
import asyncio, sys
from pyrite.tables.stores.postgres import PostgresStore
from tests.tables.stores.scenes import entry

async def play(store, name):
    assert await store.claim(name)
    number = len(await store.rows(name))
    while True:
        await store.append(entry(name, number))
        print(name, number, flush=True)
        number += 1

async def main():
    store = PostgresStore(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"table{i}") for i in range(5)))

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("lines", [1, 10, 300])
def test_append__killed_in_the_middle(postgres_url: str, lines: int) -> None:
    async def scene(told: dict[str, int]) -> None:
        async with processes(postgres_url, 1) as (one,):
            for name, last in told.items():
                await wait_until_free(postgres_url, name)
                assert await one.claim(name)
                found = await numbers(one, name)
                assert found == list(range(len(found)))
                assert len(found) - 1 in (last, last + 1)
                await one.append(entry(name, len(found)))

    command = [sys.executable, "-c", WRITE_ON, postgres_url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout
        told = [child.stdout.readline() for _ in range(lines)]
        child.send_signal(signal.SIGKILL)
        told += child.stdout.readlines()
    whole = [line.split() for line in told if line.endswith("\n")]
    asyncio.run(asyncio.wait_for(scene({name: int(number) for name, number in whole}), 120))


# Opening


@played
async def test_open__many_houses_at_once_make_the_schema_once(url: str) -> None:
    stores = [PostgresStore(url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.close() for store in stores))


@played
async def test_open__migrates_step_by_step(url: str) -> None:
    async with processes(url, 1) as (one,):
        await write(one, "a", 0)
    step = "ALTER TABLE extras ADD COLUMN colour text NOT NULL DEFAULT 'gold'"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "POSTGRES", (*POSTGRES, step))
        for _ in range(2):
            async with processes(url, 1) as (one,), connected(url) as other:
                await one.put_extra("a", "alert", "x")
                assert await other.fetchval("SELECT colour FROM extras") == "gold"


@played
async def test_open__of_a_newer_pyrite(url: str) -> None:
    async with processes(url, 1), connected(url) as other:
        await other.execute("INSERT INTO steps VALUES ($1)", len(POSTGRES) + 1)
    with pytest.raises(StoreForeign, match="newer Pyrite"):
        await PostgresStore(url).open()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://ada:secret@/tables?host=/nowhere", "No such file or directory"),
        ("postgresql://ada:secret@host.invalid/tables", ""),
        ("postgresql://ada:secret@host:port/tables", ""),
    ],
)
def test_open__nobody_answers(address: str, reason: str) -> None:
    with pytest.raises(StoreAway) as raised:
        asyncio.run(PostgresStore(address).open())
    told = str(raised.value)
    assert reason in told
    assert "secret" not in told
    assert "\n" not in told


@played
async def test_open__no_such_database(url: str) -> None:
    nowhere = urlsplit(url)._replace(path="/nowhere").geturl()
    with pytest.raises(StoreError, match='"nowhere" does not exist'):
        await PostgresStore(nowhere).open()


@pytest.mark.parametrize(("is_relaxed", "setting"), [(False, "on"), (True, "off")])
def test_open__relaxed_commits_are_not_flushed(
    postgres_url: str, is_relaxed: bool, setting: str
) -> None:
    async def scene() -> None:
        async with opened(PostgresStore(postgres_url, is_relaxed=is_relaxed)) as store:
            assert isinstance(store, PostgresStore)
            assert store._session
            shown = await store._session._connection.fetchval("SHOW synchronous_commit")
            assert shown == setting

    asyncio.run(scene())
