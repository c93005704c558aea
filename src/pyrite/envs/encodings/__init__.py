"""What each game's information is made of, for learning: one module of data per game."""

from __future__ import annotations

import importlib

from pyrite.core.game import Game
from pyrite.envs.pieces import Description


def description_of(game: Game) -> Description:
    """The description of a game: that of the module named as its package."""
    name = game.package.rpartition(".")[2]
    found: Description = importlib.import_module(f"{__name__}.{name}").DESCRIPTION
    return found
