"""A player that likes all legal moves equally."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.core.chance import Chance, below
from pyrite.engine.player import Information


class Uniform:
    """Chooses at random."""

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """Each legal move is equally likely."""
        return moves[below(chance, len(moves))]
