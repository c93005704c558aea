"""What is asked of whoever thinks for the house: a move for a bot, or advice for a person.

A thought holds information, never the table; it can be sent to another process.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Protocol

from pyrite.core.chance import Chance
from pyrite.core.schema import unpack
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game
from pyrite.players.search.search import Advice
from pyrite.tables.table import Table

HINT_PURPOSE = b"pyrite hint"


@dataclass(frozen=True, slots=True)
class Thought:
    """One decision of one seat, and what the seat may know."""

    table: str  # whose turn it is to be served; nothing else of the table
    game: str
    seat: int
    level: str  # of the bot; empty: advice is wanted
    known: bytes  # the seat's information, packed
    moves: tuple[int, ...]
    seed: str  # of the chooser's own chance
    bot_seed: str  # of what the bot keeps from move to move, such as what it forgets

    def information(self) -> Information:
        """What the seat may know."""
        game = find_game(self.game)
        return Information(game, self.seat, unpack(game.state, self.known))

    def chance(self) -> Chance:
        """The chooser's own."""
        return fast_chance(self.seed)


class Thinker(Protocol):
    """Chooses and advises, in its own time."""

    async def choose(self, thought: Thought) -> int:
        """The number of one of the moves."""
        ...

    async def advise(self, thought: Thought) -> list[Advice]:
        """What is known about each move, most visited first; Refused("busy") if too many ask."""
        ...


def bot_thought(table: Table, seat: int) -> Thought:
    """The decision of a bot; its chance depends on the place in the game alone."""
    assert table.play is not None
    own = player_seed(table.play.seed or "", seat)
    seed = player_seed(own, len(table.play.lines))
    return _thought(table, seat, table.chairs[seat].bot_level, seed, own)


def hint_thought(table: Table, seat: int) -> Thought:
    """The decision of a person; its chance depends on what they may know alone."""
    assert table.play is not None
    known = table.play.information(seat).bytes
    seed = hashlib.sha256(HINT_PURPOSE + known).hexdigest()
    return _thought(table, seat, "", seed, seed)


def _thought(table: Table, seat: int, level: str, seed: str, bot_seed: str) -> Thought:
    assert table.play is not None
    known = table.play.information(seat).bytes
    moves = tuple(table.play.legal_numbers(seat))
    return Thought(table.id, table.game.id, seat, level, known, moves, seed, bot_seed)
