"""What the engine knows of players: they choose from information, never from the true state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import pack


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
