"""Which fields of a view are private: a seat sees in them what an onlooker does not.

No game has to say it: it is found out in games at random.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.derived.description import positions, random_game
from pyrite.engine.derived.fields import ViewField, view_fields

GAMES = 4  # at random; what no seat sees alone in any of them is open


@functools.cache
def marked_fields(game: Game) -> tuple[ViewField, ...]:
    """The fields of a game's view, each with whether it is private."""
    private = private_fields(game)
    return tuple(marked(field, private) for field in view_fields(game))


def marked(field: ViewField, private: frozenset[str], path: str = "") -> ViewField:
    """A field with all that lies in it."""
    here = path + field.name
    inner = tuple(marked(one, private, f"{here}.") for one in field.fields)
    return replace(field, fields=inner, is_private=here in private)


@functools.cache
def private_fields(game: Game) -> frozenset[str]:
    """Their paths, such as `hand`, or `players.hand` in a table."""
    found: set[str] = set()
    for number in range(GAMES):
        play = random_game(game, game.seats[-1], number)
        for known in positions(play, f"private {game.id} {number}"):
            public = game.view(play.information(ONLOOKER).state)
            for mine in known:
                found.update(differing(view_fields(game), game.view(mine), public))
    return frozenset(found)


def differing(
    fields: Sequence[ViewField], mine: Mapping[str, Any], public: Mapping[str, Any], path: str = ""
) -> Iterator[str]:
    """Paths of the innermost fields that are not alike in both."""
    for field in fields:
        one, other = mine.get(field.name), public.get(field.name)
        if one != other:
            here = path + field.name
            pairs = list(paired(one, other)) if field.fields else []
            for a, b in pairs:
                yield from differing(field.fields, a, b, f"{here}.")
            if not pairs:
                yield here


def paired(one: Any, other: Any) -> Iterator[tuple[Any, Any]]:
    """The parts of two values of the same shape: an object, rows of a table, values of a map."""
    match one, other:
        case list(), list() if len(one) == len(other):
            yield from zip(one, other, strict=True)
        case dict(), dict() if all(isinstance(value, dict) for value in one.values()):
            yield from ((value, other[key]) for key, value in one.items() if key in other)
        case dict(), dict():
            yield one, other
