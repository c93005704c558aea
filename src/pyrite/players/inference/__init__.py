"""Inference: what the others chose tells what they hold.

A guess is dealt so that it fits everything that is certain. Of several guesses those are likelier
in which the others' choices make sense: a network says how likely each choice was with the cards
that the guess gives its seat. A file per game tells what was chosen since the cards were dealt,
in the rules' dialect: `rewind` puts a state back to where that began, `told` is the next move.
"""

from __future__ import annotations

from typing import NamedTuple

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.players.own import has_own, own_of


class Story(NamedTuple):
    """How a game tells what was chosen."""

    rewind: Function
    told: Function


def has_story(game: Game) -> bool:
    """Does the game tell it?"""
    return has_own(__name__, game)


def story_of(game: Game) -> Story:
    """A game's story."""
    own = own_of(__name__, game)
    return Story(own.rewind, own.told)
