"""What is asked of a bot, how it is answered, and what a worker process is asked to do.

A request holds what a seat may know, never the table; it can be sent to another process. It becomes
a move or advice in the same way in this process and in a worker's.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from pyrite.core.backends.backend import NATIVE, PYTHON
from pyrite.core.chance import Chance
from pyrite.core.schema import unpack
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.engine.compilation.choice import take_what_is_there
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game
from pyrite.players.compilation.entries import SEARCH
from pyrite.players.levels import level_of, make_player
from pyrite.players.network.network import network_in_use
from pyrite.players.network.weights import has_weights
from pyrite.players.search.search import Advice, Budget, SearchSettings
from pyrite.players.search.searcher import Searcher
from pyrite.tables.deciding import check_not_closed, check_playing, check_seat
from pyrite.tables.errors import Refused
from pyrite.tables.table import Table

HINT_PURPOSE = b"pyrite hint"
ADVISER = "expert"  # a hint is thought about as long as this level does
PLAIN_PART = 10  # a plain search does a tenth of the iterations,
LEAST = 10  # but so many
PLAIN_SECONDS = 0.4  # a plain search is done before anybody would wait for it


@dataclass(frozen=True, slots=True)
class BotRequest:
    """One decision of one seat, and what the seat may know."""

    table: str  # whose turn it is to be served; nothing else of the table
    game: str
    seat: int
    level: str  # of the bot; empty: advice is wanted
    known: bytes  # the seat's information, packed
    moves: tuple[int, ...]
    seed: str  # of the chooser's own chance
    bot_seed: str  # of what the bot keeps from move to move, such as what it forgets
    owner: str = ""  # whose turn it is before the table's: where it was opened from

    def information(self) -> Information:
        """What the seat may know."""
        game = find_game(self.game)
        return Information(game, self.seat, unpack(game.state, self.known))

    def chance(self) -> Chance:
        """The chooser's own."""
        return fast_chance(self.seed)


class Thinker(Protocol):
    """Chooses and advises, in its own time."""

    async def choose(self, request: BotRequest) -> int:
        """The number of one of the moves."""
        ...

    async def advise(self, request: BotRequest) -> list[Advice]:
        """What is known about each move, most visited first; Refused("busy") if too many ask."""
        ...


def bot_request(table: Table, seat: int) -> BotRequest:
    """The decision of a bot; its chance depends on the place in the game alone."""
    assert table.play is not None
    own = player_seed(table.play.seed or "", seat)
    seed = player_seed(own, len(table.play.lines))
    return _request(table, seat, table.chairs[seat].bot_level, seed, own)


def check_hint(table: Table, key: str, seat: int) -> None:
    """May this key have advice for the seat now?"""
    check_seat(table, key, seat)
    check_not_closed(table)
    if not table.has_hints:
        raise Refused("no-hints")
    check_playing(table)
    if table.chairs[seat].is_away:
        raise Refused("left")
    if table.questions.open(seat) is None:
        raise Refused("not-asked")


def hint_request(table: Table, seat: int) -> BotRequest:
    """The decision of a person; its chance depends on what they may know alone."""
    assert table.play is not None
    known = table.play.information(seat).bytes
    seed = hashlib.sha256(HINT_PURPOSE + known).hexdigest()
    return _request(table, seat, "", seed, seed)


def _request(table: Table, seat: int, level: str, seed: str, bot_seed: str) -> BotRequest:
    assert table.play is not None
    known = table.play.information(seat).bytes
    moves = tuple(table.play.legal_numbers(seat))
    owner = table.origin or table.id
    return BotRequest(table.id, table.game.id, seat, level, known, moves, seed, bot_seed, owner)


# How it is answered


@dataclass(frozen=True)
class Effort:
    """On which backend, and for how long by a clock; None: as long as it takes."""

    is_native: bool  # the search is compiled, and loaded
    seconds: float | None
    clock: Callable[[], float]

    @property
    def backend(self) -> str:
        """Plain where there is no compiled search."""
        return NATIVE if self.is_native else PYTHON

    def budget(self, iterations: int) -> Budget:
        """All iterations or, searching plainly, a part of them; never longer than the time."""
        wanted = iterations if self.is_native else max(LEAST, iterations // PLAIN_PART)
        if self.seconds is None:
            return Budget(wanted)
        return Budget(wanted, self.seconds, self.clock)


def choose(request: BotRequest, effort: Effort) -> int:
    """By a player of the request's level, from what the seat may know."""
    player = make_player(
        find_game(request.game),
        request.level,
        seed=request.bot_seed,
        backend=effort.backend,
        budget=effort.budget,
    )
    number = player.choose(request.information(), request.moves, request.chance())
    assert number in request.moves
    return number


def advise(request: BotRequest, effort: Effort) -> list[Advice]:
    """About every move, most visited first."""
    game, information = find_game(request.game), request.information()
    network = network_in_use(game, effort.backend) if has_weights(game) else None
    budget = effort.budget(level_of(game, ADVISER).iterations)
    searcher = Searcher(game, budget, SearchSettings(backend=effort.backend), network)
    return searcher.advise(information, request.moves, request.chance())


# What is done in a worker process


class WorkerRequest(Protocol):
    """Something that can be done elsewhere."""

    def do(self) -> Any:
        """Called in the worker process; what it returns is sent back."""
        ...


@dataclass(frozen=True)
class Think:
    """Choose a move, or advise if the request has no level; with what was found in the time."""

    request: BotRequest
    seconds: float
    is_native: bool  # the search is compiled, and loaded

    def do(self) -> int | list[Advice]:
        """From what the seat may know."""
        request = self.request
        return choose(request, self.effort) if request.level else advise(request, self.effort)

    @property
    def effort(self) -> Effort:
        """Never longer than the time."""
        seconds = self.seconds if self.is_native else min(self.seconds, PLAIN_SECONDS)
        return Effort(self.is_native, seconds, time.monotonic)


@dataclass(frozen=True)
class Load:
    """Load a game's compiled search; one that nobody has compiled is so now, in seconds."""

    game: str

    def do(self) -> bool:
        """Was there one, from the sources as they are now?"""
        game = find_game(self.game)
        was_there = take_what_is_there(game, (SEARCH,))
        SEARCH.make(game)
        return was_there
