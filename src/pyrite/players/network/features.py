"""Features: per game, what a network is told about the table and about each move.

They stand in `skill/features.py`, in the rules' dialect, whole numbers only, from what a seat may
know. The file has `table_features` (the table as a seat sees it), `move_features` (one move of that
seat; returns the name it goes by), how many there are of each and of names (`TABLE`, `MOVE`,
`NAMES`), an `EDITION` that grows with every change of one, and what is practised (`PRACTICE`) with
the `SPREAD` of its scores. The scale is that of `core.vocabulary.skill`; the first feature of the
table is always yes.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.core.vocabulary.skill import Practice

ROOM = "skill.features"


@dataclass(frozen=True)
class Features:
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
    """Can this game be learned?"""
    return game.room(ROOM) is not None


def features_of(game: Game) -> Features:
    """The features of a game that has some."""
    own = game.room(ROOM)
    assert own, f"{game.id} has no {ROOM}"
    return Features(
        own.EDITION,
        own.TABLE,
        own.MOVE,
        own.NAMES,
        own.table_features,
        own.move_features,
        own.PRACTICE,
        own.SPREAD,
    )
