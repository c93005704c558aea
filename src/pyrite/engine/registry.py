"""Which games there are. A game is a package in `pyrite.games` with a `GAME`."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from dataclasses import fields

from pyrite import games
from pyrite.core.game import Game
from pyrite.engine.errors import UnknownGame
from pyrite.engine.play import Playable


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    names = (module.name for module in pkgutil.iter_modules(games.__path__))
    return tuple(sorted(name.replace("_", "-") for name in names))


@functools.cache
def find_game(id: str) -> Playable:
    """The game of that id, always the same object."""
    if id not in game_ids():
        raise UnknownGame("unknown-game", game=id, games=", ".join(game_ids()))
    game: Game = importlib.import_module(f"pyrite.games.{id.replace('-', '_')}").GAME
    return Playable(**{field.name: getattr(game, field.name) for field in fields(game)})


def all_games() -> tuple[Playable, ...]:
    """All games."""
    return tuple(find_game(id) for id in game_ids())
