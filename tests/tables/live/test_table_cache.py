"""A fault of one table is that table's: it is logged with its id, and all others play on."""

from __future__ import annotations

import asyncio

import pytest

from pyrite.tables import commands as c
from pyrite.tables.errors import Refused
from pyrite.tables.journal import JournalRow
from pyrite.tables.live.broadcast import Broadcast
from pyrite.tables.live.service import TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import bot, person
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import Entry
from pyrite.tables.table import Table
from tests.tables.build import key
from tests.tables.live.test_service import Ear, FirstMove, flip

ADA, BOB = person("Ada", key(0)), person("Bob", key(1))


class Damaged(SqliteStore):
    """A store in which rows of some tables cannot be read."""

    def __init__(self) -> None:
        super().__init__(None)
        self.damaged: set[str] = set()
        self.reads = 0

    async def rows(self, table: str) -> list[JournalRow]:
        """The last one is cut off."""
        rows = list(await super().rows(table))
        if table in self.damaged:
            self.reads += 1
            rows[-1] = rows[-1]._replace(data=rows[-1].data[:-1])
        return rows


class House:
    """A service on such a store."""

    def __init__(self) -> None:
        self.store = Damaged()
        self.service = TableService(self.store, FirstMove(), lambda: 1000.0)

    async def __aenter__(self) -> House:
        await self.service.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.service.close()

    async def open(self) -> Table:
        """A public table at which somebody sits."""
        new = NewTable("gold", {"start": "0"}, (ADA, BOB), key(0), is_public=True)
        return await self.service.open_table(new)

    async def damage(self, table: Table) -> None:
        """Nobody looks at it, and when somebody comes it cannot be read."""
        await self.service.drop_idle(0)
        self.store.damaged.add(table.id)

    async def wake_later(self, table: Table) -> None:
        """Rounds shall look after it."""
        listing = await self.store.listing(table.id)
        assert listing
        await self.store.claim(table.id)
        await self.store.append(Entry((), listing._replace(wakes=1000.0)))

    async def refusal(self, table: Table) -> str:
        """Why nobody can look."""
        with pytest.raises(Refused) as caught:
            await self.service.table(table.id)
        return caught.value.code

    async def listed(self) -> set[str]:
        """Who is in the list."""
        page = await self.service.tables(state=None, game=None, before=None, limit=100)
        return {one.table for one in page.listings}


def test_unreadable__is_off_the_list_and_refused_once_for_all(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        async with House() as here:
            bad, good = await here.open(), await here.open()
            await here.damage(bad)
            assert await here.refusal(bad) == await here.refusal(bad) == "unreadable"
            assert here.store.reads == 1
            assert bad.id in caplog.text
            assert await here.listed() == {good.id}
            await here.service.do(good.id, c.Start(key(0)))
            await here.service.do(good.id, flip("a1"))
            assert not here.service.tasks.has_failed

    asyncio.run(work())


def test_rounds__go_on_past_a_table_that_cannot_be_read() -> None:
    async def work() -> None:
        async with House() as here:
            tables = [await here.open() for _ in range(3)]
            await here.damage(tables[1])
            for table in tables:
                await here.wake_later(table)
            await here.service._round()
            assert here.service.tables_here == 2
            assert await here.refusal(tables[1]) == "unreadable"

    asyncio.run(work())


def test_a_fault_while_telling__is_that_table_s(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with House() as here:
            bad, good = await here.open(), await here.open()
            ear = Ear(key(0))
            await here.service.join(bad.id, ear)
            with monkeypatch.context() as patch:
                patch.setattr(Broadcast, "happen", lambda *given: 1 // 0)
                with pytest.raises(Refused, match="cannot be read"):
                    await here.service.do(bad.id, c.Start(key(0)))
            assert ear.heard[-1] == {"bye": "restart"}
            assert await here.refusal(bad) == "unreadable"
            await here.service.do(good.id, c.Start(key(0)))

    asyncio.run(work())


class Confused(FirstMove):
    """A bot that cannot think."""

    async def choose(self, request: object) -> int:
        """At all."""
        raise ZeroDivisionError


def test_a_fault_of_a_bot__is_its_table_s() -> None:
    async def work() -> None:
        here = House()
        here.service = TableService(here.store, Confused(), lambda: 1000.0)
        async with here:
            new = NewTable("gold", {"start": "1"}, (ADA, bot("easy")), key(0))
            table = await here.service.open_table(new)
            await here.service.do(table.id, c.Start(key(0)))
            async with asyncio.timeout(60):
                while here.service.tables_here:
                    await asyncio.sleep(0)
            assert await here.refusal(table) == "unreadable"
            assert not here.service.tasks.has_failed

    asyncio.run(work())
