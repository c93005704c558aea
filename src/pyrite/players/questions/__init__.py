"""Questions: per game, what a network asks about the table and about each move.

Written in the rules' dialect, whole numbers only, and answered from what a seat may know. A file
has `look` (the table as a seat sees it), `ask` (one move of that seat; returns the name it goes
by), how many answers and names there are (`TABLE`, `ASKED`, `NAMES`), an `EDITION` that grows with
every change of an answer, and what is practised (`PRACTICE`) with the `SPREAD` of its scores.

A plain yes is YES, counts are in about the same range, all of them fit into a signed byte. The
first answer about the table is always yes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.players.own import has_own, own_of

YES = 32
MOST = 127


class Practice(NamedTuple):
    """One way to play, and how often it is practised."""

    seats: int
    options: dict[str, str]
    share: int = 1


@dataclass(frozen=True)
class Questions:
    """The questions of one game."""

    edition: int
    table: int  # answers about the table
    asked: int  # answers about a move
    names: int  # moves of one name share a row of weights
    look: Function
    ask: Function
    practice: tuple[Practice, ...]
    spread: int  # how far scores lie apart, about


def has_questions(game: Game) -> bool:
    """Can this game be learned?"""
    return has_own(__name__, game)


def questions_of(game: Game) -> Questions:
    """The questions of a game."""
    own = own_of(__name__, game)
    return Questions(
        own.EDITION,
        own.TABLE,
        own.ASKED,
        own.NAMES,
        own.look,
        own.ask,
        own.PRACTICE,
        own.SPREAD,
    )
