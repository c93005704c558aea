"""States that nobody uses now, for whoever needs one for a moment: making them costs more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pyrite.core.game import Game

_SPARE: defaultdict[str, list[Any]] = defaultdict(list)
"""By game."""


def take(game: Game) -> Any:
    """One of the game's, whatever stands in it."""
    spare = _SPARE[game.id]
    return spare.pop() if spare else game.state()


def give_back(game: Game, state: Any) -> None:
    """Nobody reads it any more."""
    _SPARE[game.id].append(state)


@contextmanager
def spare_state(game: Game) -> Iterator[Any]:
    """A state to work with for a moment."""
    state = take(game)
    try:
        yield state
    finally:
        give_back(game, state)
