"""Inference: what the others chose tells what they hold.

A guess is dealt so that it fits everything that is certain. Of several guesses those are likelier
in which the others' choices make sense: a network says how likely each choice was with the cards
that the guess gives its seat. A game's `skill/inference.py` tells what was chosen since the cards
were dealt, in the rules' dialect: `rewind` puts a state back to where that began, `told` is the
next move.
"""

from __future__ import annotations

from typing import NamedTuple

from pyrite.core.bind import Function
from pyrite.core.game import Game

ROOM = "skill.inference"


class Story(NamedTuple):
    """How a game tells what was chosen."""

    rewind: Function
    told: Function


def has_story(game: Game) -> bool:
    """Does the game tell it?"""
    return game.room(ROOM) is not None


def story_of(game: Game) -> Story:
    """The story of a game that tells one."""
    own = game.room(ROOM)
    assert own, f"{game.id} has no {ROOM}"
    return Story(own.rewind, own.told)
