"""Pyrite: four tabletop games for people, bots and researchers.

import pyrite
play = pyrite.game("gold").start(seats=4, seed="any text")
play.legal(play.waiting[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyrite.engine.play import Playable

__version__ = "0.1.0"


def game(id: str) -> Playable:
    """One of the games, by its id (see `pyrite games`): to start, to learn, to let players meet."""
    from pyrite.engine.registry import find_game

    return find_game(id)


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    from pyrite.engine import registry

    return registry.game_ids()
