"""The machine's clock jumps, and nobody's time is gone: neither at tables here nor asleep."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pyrite.tables import commands as c
from pyrite.tables.clocks import ClockRule
from pyrite.tables.live.service import ServiceSettings, TableService
from pyrite.tables.live.steady_clock import SteadyClock
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.table import Table
from tests.tables.build import key
from tests.tables.live.test_service import FirstMove, flip

HOUR = 3600.0
BANK = 600.0


@dataclass
class Machine:
    """A clock on the wall, which somebody may set, and a stopwatch, which nobody can."""

    wall: float = 1_000_000.0
    stopwatch: float = 50.0
    services: list[TableService] = field(default_factory=list)

    def wait(self, seconds: float) -> None:
        """Time goes by."""
        self.wall += seconds
        self.stopwatch += seconds

    async def serve(self, store: str) -> TableService:
        """A process of this machine."""
        clock = SteadyClock(lambda: self.wall, lambda: self.stopwatch)
        service = TableService(open_store(store), FirstMove(), clock, ServiceSettings(tick=1e6))
        await service.open()
        self.services.append(service)
        return service


def on_machine(work: Callable[[Machine], Awaitable[None]]) -> None:
    """Run a test on a machine of its own."""

    async def run() -> None:
        machine = Machine()
        try:
            await work(machine)
        finally:
            for service in machine.services:
                await service.close()

    asyncio.run(run())


async def timed_table(service: TableService) -> Table:
    """A game that has begun with seat 0, who has ten minutes."""
    chairs = person("Ada", key(0)), person("Bob", key(1))
    clock = ClockRule(bank=BANK, increment=0)
    table = await service.open_table(NewTable("gold", {"start": "0"}, chairs, key(0), clock=clock))
    await service.do(table.id, c.Start(key(0)))
    return table


def left(service: TableService, table: Table) -> float:
    """What seat 0 has left."""
    return table.clocks[0].left_at(table.time_at(service.clock()))


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_jump__takes_no_time_of_a_table_that_is_here(jump: float) -> None:
    async def work(machine: Machine) -> None:
        service = await machine.serve(":memory:")
        table = await timed_table(service)
        machine.wait(60)
        machine.wall += jump
        assert left(service, table) == BANK - 60, "before it is noted"
        await service.follow_clock()
        assert service.clock() == machine.wall
        await service.do(table.id, flip("a1"))
        assert left(service, table) == pytest.approx(BANK - 60)
        assert not table.chairs[0].is_away

    on_machine(work)


def test_jump__takes_no_time_of_a_table_that_sleeps(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        service = await machine.serve(str(tmp_path / "tables.db"))
        id = (await timed_table(service)).id
        service._cache.here[id].stop_timer()  # as if another worker had died with it
        await service.drop_idle(0.0)
        assert service.table_here(id) is None
        machine.wait(60)
        machine.wall += HOUR
        await service.follow_clock()
        await service.follow_clock()  # written once
        table = await service.table(id)
        assert left(service, table) == pytest.approx(BANK - 60)

    on_machine(work)


def test_drift__that_is_small_is_followed_without_a_word() -> None:
    async def work(machine: Machine) -> None:
        service = await machine.serve(":memory:")
        table = await timed_table(service)
        machine.wall += 0.2
        await service.follow_clock()
        assert service.clock() == pytest.approx(machine.wall)
        await service.do(table.id, flip("a1"))
        assert table.time_lost == 0.0

    on_machine(work)
