"""What a game has of its own in a room with a file per game: instincts, questions, styles, stories.

Files are found by their names, so that a new game is added by adding files.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from pyrite.core.game import Game


def has_own(room: str, game: Game) -> bool:
    """Does the game have a file in that room, a package?"""
    return importlib.util.find_spec(name_of(room, game)) is not None


def own_of(room: str, game: Game) -> ModuleType:
    """The game's file there."""
    return importlib.import_module(name_of(room, game))


def name_of(room: str, game: Game) -> str:
    """What it is called."""
    return f"{room}.{game.id.replace('-', '_')}"
