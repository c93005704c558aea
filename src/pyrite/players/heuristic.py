"""The heuristic of a game: a weight for each legal move from cheap, sensible considerations.

It stands in `skill/heuristic.py`, is written in the rules' dialect and looks only at what its seat
may know. It is what rollouts follow, and what a player follows who does not think.
"""

from __future__ import annotations

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.players.kernels.tree import even


def heuristic_of(game: Game) -> Function:
    """A game's own; without one all moves weigh the same."""
    own = game.room("skill.heuristic")
    function: Function = own.heuristic if own else even
    return function
