"""A server is killed while people play, again and again; what it acknowledged must be there.

    python -m tests.web.kills KILLS STORE [--workers N] [--tables N] [--seed N]

STORE is a file, postgresql://…, or `postgres` for one that is started for this. People play
random moves through real sockets as fast as it goes. With several workers one of them is killed
each time, else the whole server, which is then started again. At the end every journal is
compared with what people know: each seat's moves, in order, all of them, none twice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bench.tables.playing import Nobody
from pyrite.tables import events as e
from pyrite.tables.journal import row_event
from pyrite.tables.live.service import TableService
from pyrite.tables.stores.opening import open_store
from tests.tables.postgres_server import PostgresServer
from tests.web.place import HOST
from tests.web.program import Program, free_ports, workers
from tests.web.regulars import GAMES, Gathering, Notes, Seat

TABLES = 8
LONGEST = 0.25  # seconds from the moment when every table goes on to the next kill
LOOK = 0.005  # seconds between two looks


class Hosting:
    """The server, whole or in workers."""

    def __init__(self, store: str, count: int, chance: random.Random) -> None:
        self._store = store
        self._count = count
        self.chance = chance
        self._options = ("--workers", str(count), "--own-ports") if count > 1 else ()
        self.port = free_ports(count + 1)

    async def start(self) -> None:
        """Returns when it is ready."""
        self._program = await asyncio.to_thread(
            lambda: Program(self._store, *self._options, port=self.port)
        )

    async def kill(self, note: Callable[[], None]) -> None:
        """All of it, or one worker; returns when all of it is there again."""
        if self._count == 1:
            note()
            await asyncio.to_thread(self._program.end, signal.SIGKILL)
            await self.start()
        else:
            await self._kill_worker(note)

    async def _kill_worker(self, note: Callable[[], None]) -> None:
        number, process = self.chance.choice(sorted(workers(self._program.pid).items()))
        note()
        os.kill(process, signal.SIGKILL)
        while workers(self._program.pid).get(number) in (None, process):
            await asyncio.sleep(LOOK)
        await until_open(self.port + number)

    async def stop(self) -> None:
        """Gracefully."""
        await asyncio.to_thread(self._program.end, signal.SIGTERM)


async def until_open(port: int) -> None:
    """Somebody listens there."""
    while True:
        try:
            _, writer = await asyncio.open_connection(HOST, port)
        except OSError:
            await asyncio.sleep(LOOK)
        else:
            writer.close()
            return


@dataclass
class Found:
    """What was found in the end."""

    kills: int = 0
    seconds: float = 0.0
    tables: int = 0
    notes: Notes = field(default_factory=Notes)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    unopened: list[str] = field(default_factory=list)

    @property
    def is_well(self) -> bool:
        """Nothing is wrong."""
        return not (self.lost or self.doubled or self.unopened or self.notes.faults)

    def lines(self) -> Iterator[str]:
        """For people."""
        waits = [f"{wait:.2f}" for wait in spread(self.notes.waits)]
        yield (
            f"{self.kills} kills in {self.seconds:.0f} s, "
            f"{self.notes.acknowledged} moves acknowledged at {self.tables} tables: "
            f"{len(self.lost)} lost, {len(self.doubled)} doubled, "
            f"{len(self.unopened)} tables not opened, {len(self.notes.faults)} other faults; "
            f"{len(self.notes.waits)} times a table waited, p50 {waits[0]} s, max {waits[1]} s"
        )
        yield from (*self.lost, *self.doubled, *self.unopened, *self.notes.faults)


def spread(values: list[float]) -> tuple[float, float]:
    """Median and greatest."""
    return (statistics.median(values), max(values)) if values else (0.0, 0.0)


class Evening:
    """Tables where people play all the time."""

    def __init__(self, port: int, tables: int, chance: random.Random, notes: Notes) -> None:
        self._port = port
        self._chance = chance
        self._notes = notes
        self.all: list[Gathering] = []
        self._now: list[Gathering | None] = [None] * tables

    async def play(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(*(self._play(place) for place in range(len(self._now))))

    async def _play(self, place: int) -> None:
        """One game after the other."""
        game = list(GAMES)[place % len(GAMES)]
        while True:
            gathering = Gathering(self._port, game, self._chance, self._notes)
            await gathering.open()
            self._now[place] = gathering
            self.all.append(gathering)
            await gathering.play()

    def note_kill(self) -> None:
        """Every table waits from now on, as far as it is cut off."""
        for one in self._now:
            if one:
                one.note_kill(time.monotonic())

    async def until_all_go_on(self) -> None:
        """A move was acknowledged at every table."""
        while not all(one and one.goes_on for one in self._now):
            await asyncio.sleep(LOOK)


async def run(
    kills: int, store: str, *, count: int = 1, tables: int = TABLES, seed: int = 0
) -> Found:
    """So many kills on one store."""
    found, chance, began = Found(), random.Random(seed), time.monotonic()
    hosting = Hosting(store, count, chance)
    await hosting.start()
    evening = Evening(hosting.port, tables, chance, found.notes)
    try:
        await kill_often(kills, hosting, evening, found)
    finally:
        await hosting.stop()
    await compare(store, evening.all, found)
    found.seconds = time.monotonic() - began
    return found


async def kill_often(kills: int, hosting: Hosting, evening: Evening, found: Found) -> None:
    """While people play; at the end everybody goes on once more."""
    playing = asyncio.create_task(evening.play())
    for _ in range(kills):
        await go_on(evening, playing)
        await asyncio.sleep(hosting.chance.random() * LONGEST)
        await hosting.kill(evening.note_kill)
        found.kills += 1
        report(found, kills)
    await go_on(evening, playing)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def go_on(evening: Evening, playing: asyncio.Task[None]) -> None:
    """Every table does; what goes wrong at one is told."""
    waiting = asyncio.create_task(evening.until_all_go_on())
    await asyncio.wait({waiting, playing}, return_when=asyncio.FIRST_COMPLETED)
    if playing.done():
        waiting.cancel()
        playing.result()


def report(found: Found, kills: int) -> None:
    """Long work says how far it is."""
    if found.kills % 25 == 0:
        print(f"{found.kills} of {kills} kills", file=sys.stderr, flush=True)


async def compare(store: str, gatherings: list[Gathering], found: Found) -> None:
    """What is kept, and what people know."""
    server = TableService(open_store(store), Nobody(), time.time)
    await server.open()
    for gathering in gatherings:
        found.tables += 1
        try:
            await server.table(gathering.id)
            rows = await server.store.rows(gathering.id)
        except Exception as error:
            found.unopened.append(f"{gathering.id}: {error!r}")
        else:
            moved = [event for row in rows if isinstance(event := row_event(row), e.Moved)]
            for seat in gathering.seats:
                compare_seat(seat, [one.text for one in moved if one.seat == seat.seat], found)
    await server.close()


def compare_seat(seat: Seat, kept: list[str], found: Found) -> None:
    """What is pending may be kept or not; nothing else may differ."""
    who = f"{seat.table.id} seat {seat.seat}"
    pending = [seat.pending["move"]] if seat.pending else []
    if kept in (seat.moves, seat.moves + pending):
        return
    if len(kept) > len(seat.moves) + len(pending):
        found.doubled.append(f"{who}: {len(kept)} kept, {len(seat.moves)} acknowledged")
    else:
        found.lost.append(f"{who}: {Counter(seat.moves) - Counter(kept)}")


@contextmanager
def store_of(text: str) -> Iterator[str]:
    """A store by its name; `postgres` is started for this."""
    if text != "postgres":
        yield text
        return
    server = PostgresServer()
    server.start()
    try:
        yield server.url
    finally:
        server.stop()
        server.remove()


def main(arguments: list[str]) -> int:
    """Kill, compare, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.kills")
    parser.add_argument("kills", type=int)
    parser.add_argument("store")
    for name, usual in (("--workers", 1), ("--tables", TABLES), ("--seed", 0)):
        parser.add_argument(name, type=int, default=usual)
    given = parser.parse_args(arguments)
    with store_of(given.store) as store:
        played = run(given.kills, store, count=given.workers, tables=given.tables, seed=given.seed)
        found = asyncio.run(played)
    print("\n".join(found.lines()))
    return 0 if found.is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
