"""Features: per game, what a network is told about the table and about each move.

They stand in `skill/features.py`, in the rules' dialect, whole numbers only, from what a seat may
know. The file has `table_features` (the table as a seat sees it), `move_features` (one move of that
seat; returns the name it goes by), how many there are of each and of names (`TABLE`, `MOVE`,
`NAMES`), an `EDITION` that grows with every change of one, and what is practised (`PRACTICE`) with
the `SPREAD` of its scores. The scale is that of `core.vocabulary.skill`; the first feature of the
table is always yes. A game without that file has features made from its schema.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.core.vocabulary.skill import Practice
from pyrite.players.network.derived_features import derived_features

ROOM = "skill.features"


@dataclass(frozen=True)
class NetworkFeatures:
    """The features of one game."""

    edition: int
    table: int  # features of the table
    asked: int  # features of a move
    names: int  # moves of one name share a row of weights
    table_features: Function
    move_features: Function
    practice: tuple[Practice, ...]
    spread: int  # how far scores lie apart, about


def has_features(game: Game) -> bool:
    """Has somebody written some for this game?"""
    return game.room(ROOM) is not None


@functools.cache
def features_of(game: Game) -> NetworkFeatures:
    """A game's own, or derived ones."""
    own = game.room(ROOM)
    if own is None:
        return NetworkFeatures(**vars(derived_features(game)))
    return NetworkFeatures(
        own.EDITION,
        own.TABLE,
        own.MOVE,
        own.NAMES,
        own.table_features,
        own.move_features,
        own.PRACTICE,
        own.SPREAD,
    )
