"""A player that overlooks: of the moves that are not obvious it does not see all.

People who begin err like this: they see the move that springs to mind (the game's instinct likes
it best), and some of the others. Among what they see they choose as well as the player inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.core.chance import Chance, below
from pyrite.engine.player import Information, Player
from pyrite.players.greedy import weights_of

WHOLE = 1_000


@dataclass(frozen=True)
class Overlooking:
    """Misses each move that is not obvious with the same likelihood."""

    player: Player
    share: float  # of the moves that are missed

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """Chooses among the moves it sees."""
        return self.player.choose(information, self.seen(information, moves, chance), chance)

    def seen(self, information: Information, moves: Sequence[int], chance: Chance) -> Sequence[int]:
        """The obvious moves, and what else springs to mind."""
        if len(moves) == 1:
            return moves
        weights = weights_of(information, moves)
        most, missed = max(weights), round(self.share * WHOLE)
        return [
            move
            for move, weight in zip(moves, weights, strict=True)
            if weight == most or below(chance, WHOLE) >= missed
        ]
