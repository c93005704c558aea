"""Instincts: per game, a weight for each legal move from cheap, sensible considerations.

An instinct is written in the rules' dialect and looks only at what its seat may know.
"""

from __future__ import annotations

import importlib

from pyrite.core.bind import Function
from pyrite.core.game import Game


def instinct_of(game: Game) -> Function:
    """The instinct of a game."""
    name = game.id.replace("-", "_")
    function: Function = importlib.import_module(f"pyrite.players.instincts.{name}").instinct
    return function
