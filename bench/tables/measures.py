"""What is measured, each as lines that people read."""

from __future__ import annotations

import gc
import os
import random
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from bench.tables.parts import watched
from bench.tables.playing import SEATS, Ear, Nobody, Run, move, play, sit_down, stand_up
from pyrite.tables.live.service import House, Settings
from pyrite.tables.stores.opening import open_store
from pyrite.tables.table import Table

WARM_SECONDS = 2.0  # until sentences have been said and modules read
EARLY_MOVES = 10
REOPENINGS = 20


@dataclass(frozen=True)
class Choice:
    """What to measure on."""

    store: str
    is_relaxed: bool
    tables: int
    seconds: float


@asynccontextmanager
async def opened(choice: Choice, idle: float = 1e9) -> AsyncIterator[House]:
    """A house without bots; tables stay in memory for `idle` seconds."""
    store = open_store(choice.store, is_relaxed=choice.is_relaxed)
    house = House(store, Nobody(), time.time, Settings(idle=idle, tick=0.5))
    await house.open()
    yield house
    await house.close()


async def pace(choice: Choice) -> AsyncIterator[str]:
    """Moves as fast as they go, and where the time goes."""
    async with opened(choice, idle=2.0) as house:
        await play(house, choice.tables, WARM_SECONDS, Run())
        run, cpu = Run(), time.process_time()
        await play(house, choice.tables, choice.seconds, run)
        cpu = time.process_time() - cpu
        with watched() as parts:
            await play(house, choice.tables, choice.seconds / 2, Run())
    moves = max(1, run.moves)
    shares = "  ".join(f"{name} {share:.0%}" for name, share in parts.shares().items())
    yield (
        f"{choice.tables:4} tables {run.moves / choice.seconds:8,.0f} moves/s"
        f"   p50 {run.wait(0.5) * 1000:6.2f} ms   p99 {run.wait(0.99) * 1000:7.2f} ms"
        f"   {cpu / moves * 1e6:5.0f} µs CPU a move: {shares}"
    )


async def memory(choice: Choice) -> AsyncIterator[str]:
    """What a table weighs while it is looked at, and what remains of it when nobody does.

    Python gives little memory back, so what remains is by how much as many tables more, after all
    were dropped, outgrow the first.
    """
    async with opened(choice) as house:
        await _leave(house, await _fill(house, min(choice.tables, 40)))
        before = resident()
        first = await _fill(house, choice.tables)
        full = resident()
        yield f"{choice.tables:4} tables looked at: {(full - before) / choice.tables:.1f} KB each"
        await _leave(house, first)
        await _leave(house, await _fill(house, choice.tables))
        rest = max(0.0, resident() - full)
        yield f"{choice.tables:4} tables at rest:   {rest / choice.tables:.1f} KB each"


async def _fill(house: House, tables: int) -> list[tuple[Table, list[Ear]]]:
    """Tables with some moves made."""
    made = []
    for number in range(tables):
        chance = random.Random(number)
        table, ears = await sit_down(house, list(SEATS)[number % len(SEATS)], chance)
        for _ in range(EARLY_MOVES):
            await move(house, table, ears, chance)
        made.append((table, ears))
    return made


async def _leave(house: House, tables: list[tuple[Table, list[Ear]]]) -> None:
    """Everybody goes, and the tables leave the memory."""
    for table, ears in tables:
        stand_up(house, table, ears)
    tables.clear()
    await house.drop_idle(0.0)


async def reopen(choice: Choice) -> AsyncIterator[str]:
    """How soon a table is back in memory: early, and at its last move."""
    async with opened(choice) as house:
        for game in SEATS:
            early = await _reopening(house, game, EARLY_MOVES)
            late = await _reopening(house, game, None)
            yield f"{game:16} at move {early}   at its end, move {late}"


async def _reopening(house: House, game: str, moves: int | None) -> str:
    chance = random.Random(game)
    table, ears = await sit_down(house, game, chance)
    made = 0
    while table.state == "playing" and made != moves:
        await move(house, table, ears, chance)
        made += 1
    stand_up(house, table, ears)
    waits = []
    for _ in range(REOPENINGS):
        await house.drop_idle(0.0)
        began = time.perf_counter()
        await house.table(table.id)
        waits.append(time.perf_counter() - began)
    return f"{made}: {statistics.median(waits) * 1000:.2f} ms"


def resident() -> float:
    """Memory of this process, in KB."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1024
