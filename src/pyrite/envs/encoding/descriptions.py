"""What a game's information is made of, for learning: `learning.py` of its folder, if any."""

from __future__ import annotations

from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import Description
from pyrite.engine.derived.description import derived_description

ROOM = "learning"


def has_description(game: Game) -> bool:
    """Does the game say itself what is learned from?"""
    return game.room(ROOM) is not None


def description_of(game: Game) -> Description:
    """A game's own, or one made from its schema."""
    own = game.room(ROOM)
    found: Description = own.DESCRIPTION if own else derived_description(game)
    return found
