"""What a game's information is made of, for learning: the `learning.py` of its folder."""

from __future__ import annotations

from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import Description

ROOM = "learning"


def description_of(game: Game) -> Description:
    """The description of a game that has one."""
    own = game.room(ROOM)
    assert own, f"{game.id} has no {ROOM}.py"
    found: Description = own.DESCRIPTION
    return found
