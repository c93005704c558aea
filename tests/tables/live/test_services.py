"""Several services on one PostgreSQL: whose a table is, and what becomes of who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from bench.tables.playing import Nobody
from pyrite.tables import commands as c
from pyrite.tables.clocks import ClockRule
from pyrite.tables.errors import Refused
from pyrite.tables.live.service import TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.session import lock_key
from pyrite.tables.stores.store import StoreError
from pyrite.tables.table import Table
from tests.tables.build import key
from tests.tables.live.test_service import Ear
from tests.tables.stores.scenes import WAITING


@asynccontextmanager
async def services(
    url: str, clock: Callable[[], float] = time.time
) -> AsyncIterator[tuple[TableService, TableService]]:
    """Two of them."""
    async with AsyncExitStack() as closing:
        made = [TableService(open_store(url), Nobody(), clock) for _ in range(2)]
        for service in made:
            await service.open()
            closing.push_async_callback(service.close)
        yield made[0], made[1]


def played(scene: Callable[[str], Awaitable[None]]) -> Callable[[str], None]:
    """A test that is played in a loop, with the address of an empty database."""

    def test(postgres_url: str) -> None:
        asyncio.run(asyncio.wait_for(scene(postgres_url), 120))  # a deadlock must not last

    return test


async def begun(service: TableService, rule: ClockRule | None = None) -> Table:
    """Gold for two, begun."""
    chairs = (person("Ada", key(0)), person("Bob", key(1)))
    table = await service.open_table(NewTable("gold", {}, chairs, key(0), clock=rule))
    await service.do(table.id, c.Start(key(0)))
    return table


async def play_move(service: TableService, id: str) -> None:
    """The first move of whoever must speak."""
    table = await service.table(id)
    seat = table.waiting[0]
    decision = table.questions.open(seat)
    assert table.play
    assert decision is not None
    move = table.play.legal(seat)[0]
    await service.do(id, c.PlayMove(key(seat), seat, decision, move))


async def until(is_so: Callable[[], bool]) -> None:
    """It will be so."""
    while not is_so():
        await asyncio.sleep(0.001)


async def cut_session(url: str, service: TableService) -> None:
    """PostgreSQL throws a service out; returns when the service has noticed and is back."""
    back = asyncio.Event()
    service.store.on_back(back.set)
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1",
        f"%{service.store.name}",
    )
    await connection.close()
    await back.wait()


@played
async def test_holder__the_other_house_or_nobody(url: str) -> None:
    async with services(url) as (one, other):
        id = (await begun(one)).id
        assert await one.holder(id) is None
        assert await other.holder(id) == one.store.name
        with pytest.raises(Refused, match="no such table"):
            await other.holder("nothing")


@played
async def test_holder__what_nobody_has_is_ours_until_somebody_asks(url: str) -> None:
    async with services(url) as (one, other):
        id = (await begun(one)).id
        await one.store.release(id)
        assert await other.holder(id) is None
        third = open_store(url)
        await third.open()
        assert await third.holder(id) == other.store.name
        await third.ask_for(id)
        while not await third.claim(id):
            await asyncio.sleep(0.001)
        await third.close()


@played
async def test_session_cut__nobody_took_the_table_and_it_goes_on(url: str) -> None:
    async with services(url) as (one, other):
        table = await begun(one)
        ear = Ear(key(0))
        await one.join(table.id, ear)
        await cut_session(url, one)
        await play_move(one, table.id)
        assert len(ear.news) > 0
        assert await other.holder(table.id) == one.store.name


@played
async def test_session_cut__who_looks_at_a_table_that_was_taken_is_sent_there(url: str) -> None:
    async with services(url) as (one, _other):
        table = await begun(one)
        ear = Ear(key(0))
        await one.join(table.id, ear)
        queued = await asyncpg.connect(url)
        taken = asyncio.create_task(
            queued.execute("SELECT pg_advisory_lock($1)", lock_key(table.id))
        )
        await until_somebody_waits(url)
        await cut_session(url, one)
        await taken
        await until(lambda: ear.heard[-1] == {"bye": "restart"})
        assert one.table_here(table.id) is None
        await queued.close()


async def until_somebody_waits(url: str) -> None:
    """For a lock that another session has."""
    connection = await asyncpg.connect(url)
    while not await connection.fetchval(WAITING):
        pass
    await connection.close()


@played
async def test_session_cut__the_next_write_fails_and_nothing_is_doubled(url: str) -> None:
    async with services(url) as (one, other):
        table = await begun(one)
        before = table.count
        await one.store.release(table.id)
        await play_move(other, table.id)
        with pytest.raises(StoreError):
            await play_move(one, table.id)
        assert one.table_here(table.id) is None
        fresh = await other.table(table.id)
        assert [row.number for row in await other.store.rows(table.id)] == list(range(fresh.count))
        assert fresh.count > before


@played
async def test_clocks__stand_still_while_no_house_is_open_whichever_has_the_table_then(
    url: str,
) -> None:
    now = 1000.0
    rule = ClockRule(bank=100.0)
    async with services(url, lambda: now) as (one, other):
        ids = [(await begun(service, rule)).id for service in (one, other)]
        now += 30
    now += 5000
    async with services(url, lambda: now) as (one, other):
        now += 20
        for service, id in zip((one, other), ids, strict=True):
            table = await service.table(id)
            left = [clock.left_at(table.time_at(now)) for clock in table.clocks]
            assert sorted(left) == [50.0, 100.0]
