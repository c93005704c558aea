"""People at many tables: they listen, and move as soon as they are asked."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables.bots.request import BotRequest
from pyrite.tables.errors import Refused
from pyrite.tables.keys import key_digest
from pyrite.tables.live.listener import Presence
from pyrite.tables.live.service import TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import person
from pyrite.tables.table import Table
from pyrite.web.api.messages import dump


def game_of(number: int) -> Game:
    """What is played at a table: all games in turn."""
    games = all_games()
    return games[number % len(games)]


class Nobody:
    """There are no bots here."""

    async def choose(self, request: BotRequest) -> int:
        """Never asked."""
        raise Refused("busy")

    async def advise(self, request: BotRequest) -> list[Advice]:
        """Never asked."""
        raise Refused("busy")


@dataclass
class Ear:
    """Somebody who listens and remembers what they are asked."""

    key: str
    language: str = "en"
    ask: dict[str, Any] | None = None
    heard: int = 0
    presence: Presence = Presence.AWAITED

    def tell(self, message: Any) -> None:
        """Written as for a socket; only questions are kept."""
        dump(message)
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


async def play_table(house: TableService, number: int, end: float, run: Run) -> None:
    """One table after the other, until the time is over."""
    game, chance = game_of(number), random.Random(number)
    while time.monotonic() < end:
        await play_game(house, game, chance, end, run)


async def play_game(
    house: TableService, game: Game, chance: random.Random, end: float, run: Run
) -> None:
    """One game."""
    table, ears = await sit_down(house, game, chance)
    while table.state == "playing" and time.monotonic() < end:
        began = time.perf_counter()
        await move(house, table, ears, chance)
        run.waits.append(time.perf_counter() - began)
        run.moves += 1
    stand_up(house, table, ears)


async def sit_down(
    house: TableService, game: Game, chance: random.Random
) -> tuple[Table, list[Ear]]:
    """A table that has begun, and everybody at it."""
    keys = [key_digest(f"{chance.random()}") for _ in range(game.usual_seats)]
    chairs = tuple(person(f"P{seat}", key) for seat, key in enumerate(keys))
    table = await house.open_table(NewTable(game.id, {}, chairs, keys[0], is_public=True))
    ears = [Ear(key) for key in keys]
    for ear in ears:
        await house.join(table.id, ear)
    await house.do(table.id, c.Start(keys[0]))
    return table, ears


async def move(house: TableService, table: Table, ears: list[Ear], chance: random.Random) -> None:
    """Somebody who is asked moves at random."""
    ear = next(one for one in ears if one.ask)
    assert ear.ask
    text = chance.choice(ear.ask["legal"])
    await house.do(table.id, c.PlayMove(ear.key, ear.ask["seat"], ear.ask["decision"], text))


def stand_up(house: TableService, table: Table, ears: list[Ear]) -> None:
    """Nobody looks any more."""
    for ear in ears:
        house.part(table.id, ear)


async def play(house: TableService, tables: int, seconds: float, run: Run) -> None:
    """At all tables, for so long."""
    end = time.monotonic() + seconds
    await asyncio.gather(*(play_table(house, number, end, run) for number in range(tables)))
