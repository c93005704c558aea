"""A service is killed while it plays, again and again; what it acknowledged must be there.

    python -m tests.tables.kills KILLS STORE        (STORE: a file, or postgresql://…)

The child plays random moves at several tables as fast as it can and prints a line for every move
that was acknowledged. The parent kills it at a random moment, opens every table, and looks.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field

from bench.tables.playing import Nobody
from pyrite.tables import commands as c
from pyrite.tables.keys import key_digest
from pyrite.tables.live.service import TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.table import Table

GAMES = {"gold": 2, "fool": 4, "fools-gold": 3, "end-of-the-trail": 2}
TABLES = 8
LONGEST = 0.25  # seconds from the first acknowledged move to the kill


async def play(store: str, seed: int) -> None:
    """The child: until it is killed."""
    service = TableService(open_store(store), Nobody(), time.time)
    await service.open()
    await asyncio.gather(
        *(play_tables(service, random.Random(seed * TABLES + i), i) for i in range(TABLES))
    )


async def play_tables(service: TableService, chance: random.Random, number: int) -> None:
    """One game after the other."""
    game = list(GAMES)[number % len(GAMES)]
    keys = [key_digest(f"{seat}") for seat in range(GAMES[game])]
    chairs = tuple(person(f"P{seat}", key) for seat, key in enumerate(keys))
    while True:
        table = await service.open_table(NewTable(game, {}, chairs, keys[0]))
        await service.do(table.id, c.Start(keys[0]))
        while table.state == "playing" and table.play:
            seat = chance.choice(table.waiting)
            decision = table.questions.open(seat)
            move = chance.choice(table.play.legal(seat))
            assert decision is not None
            await service.do(table.id, c.PlayMove(keys[seat], seat, decision, move))
            print(table.id, seat, decision, move, sep="\t", flush=True)


@dataclass
class Found:
    """What was found after all kills."""

    kills: int = 0
    moves: int = 0
    lost: list[str] = field(default_factory=list)
    unopened: list[str] = field(default_factory=list)


def kill_once(store: str, seed: int, chance: random.Random) -> list[tuple[str, int, int, str]]:
    """A child plays and is killed; returns what it had acknowledged."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.kills", "--play", store, str(seed)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout
    lines = [child.stdout.readline()]
    end = time.monotonic() + chance.random() * LONGEST
    while time.monotonic() < end:
        lines.append(child.stdout.readline())
    child.kill()
    lines.extend(child.stdout.read().splitlines(keepends=True))
    child.wait()
    child.stdout.close()
    whole = [line.rstrip("\n").split("\t") for line in lines if line.endswith("\n")]
    return [(table, int(seat), int(decision), move) for table, seat, decision, move in whole]


async def look(store: str, told: list[tuple[str, int, int, str]], found: Found) -> None:
    """Open every table that was played, and find every move."""
    service = TableService(open_store(store), Nobody(), time.time)
    await service.open()
    tables: dict[str, Table] = {}
    for id in {one[0] for one in told}:
        try:
            tables[id] = await service.table(id)
        except Exception as error:
            found.unopened.append(f"{id}: {error!r}")
    for id, seat, decision, move in told:
        if id in tables and tables[id].answer_to(seat, decision) != move:
            found.lost.append(f"{id} {seat} {decision} {move}")
    await service.close()


def run(kills: int, store: str, seed: int = 0) -> Found:
    """So many kills on one store."""
    found, chance = Found(), random.Random(seed)
    for number in range(kills):
        told = kill_once(store, seed + number, chance)
        asyncio.run(look(store, told, found))
        found.kills += 1
        found.moves += len(told)
    return found


def main(arguments: list[str]) -> None:
    """Play as the child, or kill as the parent."""
    if arguments[0] == "--play":
        asyncio.run(play(arguments[1], int(arguments[2])))
        return
    found = run(int(arguments[0]), arguments[1])
    print(
        f"{found.kills} kills, {found.moves} moves acknowledged, "
        f"{len(found.lost)} lost, {len(found.unopened)} tables not opened"
    )
    for line in (*found.lost, *found.unopened):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
