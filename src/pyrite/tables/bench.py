"""How fast a house is without sockets: `python -m pyrite.tables.bench STORE [TABLES …]`.

Every table has three or four people who listen, moves as soon as it is asked, and begins anew when
its game is over. Latency is from a command to its acknowledgement, and to the last news of it.
STORE is a file, `:memory:` or the address of a PostgreSQL; `--relaxed` as in `pyrite serve`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables.errors import Refused
from pyrite.tables.house import House, NewTable, Settings
from pyrite.tables.keys import key_digest
from pyrite.tables.room import Message
from pyrite.tables.seats import person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.thinking import Thought

SEATS = {"gold": 3, "fool": 4, "fools-gold": 3, "end-of-the-trail": 3}
WARM_SECONDS = 2.0  # until sentences have been said and modules read


class Nobody:
    """There are no bots here."""

    async def choose(self, thought: Thought) -> int:
        """Never asked."""
        raise Refused("busy")

    async def advise(self, thought: Thought) -> list[Advice]:
        """Never asked."""
        raise Refused("busy")


@dataclass
class Ear:
    """Somebody who listens and remembers what they are asked."""

    key: str
    language: str = "en"
    ask: Message | None = None
    heard: int = 0

    def tell(self, message: Message) -> None:
        """Only questions are kept."""
        self.heard += 1
        if "ask" in message:
            self.ask = message["ask"]

    def dismiss(self, code: str) -> None:
        """Nobody goes."""

    def __hash__(self) -> int:
        return id(self)


@dataclass
class Run:
    """What was measured."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)

    def line(self, seconds: float, cpu: float) -> str:
        """As people read it."""
        cuts = statistics.quantiles(self.waits, n=100)
        p50, p99 = cuts[49] * 1000, cuts[98] * 1000
        pace = f"{self.moves / seconds:8,.0f} moves/s   p50 {p50:6.2f} ms   p99 {p99:7.2f} ms"
        return f"{pace}   {cpu / self.moves * 1e6:5.0f} µs CPU a move"


async def play_table(house: House, number: int, end: float, run: Run) -> None:
    """One table after the other, until the time is over."""
    game, chance = list(SEATS)[number % len(SEATS)], random.Random(number)
    while time.monotonic() < end:
        await play_game(house, game, chance, end, run)


async def play_game(house: House, game: str, chance: random.Random, end: float, run: Run) -> None:
    """One game."""
    keys = [key_digest(f"{chance.random()}") for _ in range(SEATS[game])]
    chairs = tuple(person(f"P{seat}", key) for seat, key in enumerate(keys))
    table = await house.open_table(NewTable(game, {}, chairs, keys[0], is_public=True))
    ears = [Ear(key) for key in keys]
    for ear in ears:
        await house.join(table.id, ear)
    await house.do(table.id, c.Start(keys[0]))
    while table.state == "playing" and time.monotonic() < end:
        ear = next(one for one in ears if one.ask)
        assert ear.ask
        move = chance.choice(ear.ask["legal"])
        began = time.perf_counter()
        await house.do(table.id, c.PlayMove(ear.key, ear.ask["seat"], ear.ask["decision"], move))
        run.waits.append(time.perf_counter() - began)
        run.moves += 1
    for ear in ears:
        house.part(table.id, ear)


async def measure(store: str, *, is_relaxed: bool, tables: int, seconds: float) -> None:
    """One line."""
    opened = open_store(store, is_relaxed=is_relaxed)
    house = House(opened, Nobody(), time.time, Settings(idle=2.0))
    await house.open()
    gc.collect()
    before, run = resident(), Run()
    await play(house, tables, WARM_SECONDS, Run())
    cpu = time.process_time()
    await play(house, tables, seconds, run)
    cpu = time.process_time() - cpu
    grown = (resident() - before) / tables
    print(f"{tables:4} tables  {run.line(seconds, cpu)}   {grown:5.0f} KB a table", flush=True)
    await house.close()


async def play(house: House, tables: int, seconds: float, run: Run) -> None:
    """At all tables, for so long."""
    end = time.monotonic() + seconds
    await asyncio.gather(*(play_table(house, number, end, run) for number in range(tables)))


def resident() -> float:
    """Memory of this process, in KB."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 1024


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each number of tables."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.tables.bench")
    parser.add_argument("store")
    parser.add_argument("tables", type=int, nargs="*", default=[1, 10, 100, 500])
    parser.add_argument("--relaxed", action="store_true")
    parser.add_argument("--seconds", type=float, default=4.0)
    given = parser.parse_args(arguments)
    for tables in given.tables:
        asyncio.run(
            measure(given.store, is_relaxed=given.relaxed, tables=tables, seconds=given.seconds)
        )


if __name__ == "__main__":
    main()
