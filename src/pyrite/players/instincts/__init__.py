"""Instincts: per game, a weight for each legal move from cheap, sensible considerations.

An instinct is written in the rules' dialect and looks only at what its seat may know.
"""

from __future__ import annotations

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.players.own import own_of


def instinct_of(game: Game) -> Function:
    """The instinct of a game."""
    function: Function = own_of(__name__, game).instinct
    return function
