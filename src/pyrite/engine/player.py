"""Seats and players as the engine knows them: these choose from information, never the state."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import pack


@functools.cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats in a mask."""
    return tuple(seat for seat in range(8) if mask >> seat & 1)


class Information(NamedTuple):
    """What one seat may know: same layout as the state, the rest blanked."""

    game: Game
    seat: int
    state: Any

    @property
    def bytes(self) -> bytes:
        """Packed: the exchange form between backends."""
        return pack(self.state)


class Player(Protocol):
    """Somebody who can choose a move."""

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """One of the legal moves."""
        ...
