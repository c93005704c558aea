"""People at many tables: they listen, and move as soon as they are asked."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import orjson

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables.bots.thinking import Thought
from pyrite.tables.errors import Refused
from pyrite.tables.keys import key_digest
from pyrite.tables.live.live_table import Message
from pyrite.tables.live.service import House, NewTable
from pyrite.tables.seats import person
from pyrite.tables.table import Table

SEATS = {"gold": 3, "fool": 4, "fools-gold": 3, "end-of-the-trail": 3}


class Nobody:
    """There are no bots here."""

    async def choose(self, thought: Thought) -> int:
        """Never asked."""
        raise Refused("busy")

    async def advise(self, thought: Thought) -> list[Advice]:
        """Never asked."""
        raise Refused("busy")


def encode(message: Message) -> bytes:
    """As bytes for a socket."""
    return orjson.dumps(message)


@dataclass
class Ear:
    """Somebody who listens and remembers what they are asked."""

    key: str
    language: str = "en"
    ask: Message | None = None
    heard: int = 0

    def tell(self, message: Message) -> None:
        """Written as for a socket; only questions are kept."""
        encode(message)
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

    def wait(self, share: float) -> float:
        """How long at most, for this share of the moves."""
        waits = sorted(self.waits)
        return waits[int(share * (len(waits) - 1))] if waits else 0.0


async def play_table(house: House, number: int, end: float, run: Run) -> None:
    """One table after the other, until the time is over."""
    game, chance = list(SEATS)[number % len(SEATS)], random.Random(number)
    while time.monotonic() < end:
        await play_game(house, game, chance, end, run)


async def play_game(house: House, game: str, chance: random.Random, end: float, run: Run) -> None:
    """One game."""
    table, ears = await sit_down(house, game, chance)
    while table.state == "playing" and time.monotonic() < end:
        began = time.perf_counter()
        await move(house, table, ears, chance)
        run.waits.append(time.perf_counter() - began)
        run.moves += 1
    stand_up(house, table, ears)


async def sit_down(house: House, game: str, chance: random.Random) -> tuple[Table, list[Ear]]:
    """A table that has begun, and everybody at it."""
    keys = [key_digest(f"{chance.random()}") for _ in range(SEATS[game])]
    chairs = tuple(person(f"P{seat}", key) for seat, key in enumerate(keys))
    table = await house.open_table(NewTable(game, {}, chairs, keys[0], is_public=True))
    ears = [Ear(key) for key in keys]
    for ear in ears:
        await house.join(table.id, ear)
    await house.do(table.id, c.Start(keys[0]))
    return table, ears


async def move(house: House, table: Table, ears: list[Ear], chance: random.Random) -> None:
    """Somebody who is asked moves at random."""
    ear = next(one for one in ears if one.ask)
    assert ear.ask
    text = chance.choice(ear.ask["legal"])
    await house.do(table.id, c.PlayMove(ear.key, ear.ask["seat"], ear.ask["decision"], text))


def stand_up(house: House, table: Table, ears: list[Ear]) -> None:
    """Nobody looks any more."""
    for ear in ears:
        house.part(table.id, ear)


async def play(house: House, tables: int, seconds: float, run: Run) -> None:
    """At all tables, for so long."""
    end = time.monotonic() + seconds
    await asyncio.gather(*(play_table(house, number, end, run) for number in range(tables)))
