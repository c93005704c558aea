"""Which games there are. A game is a package in `pyrite.games` with a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil

from pyrite import games
from pyrite.core.game import Game
from pyrite.engine.errors import UnknownGame


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    names = (module.name for module in pkgutil.iter_modules(games.__path__))
    return tuple(sorted(name.replace("_", "-") for name in names))


def find_game(id: str) -> Game:
    """The game of that id."""
    if id not in game_ids():
        raise UnknownGame("unknown-game", game=id, games=", ".join(game_ids()))
    game: Game = importlib.import_module(f"pyrite.games.{id.replace('-', '_')}").GAME
    return game


def all_games() -> tuple[Game, ...]:
    """All games."""
    return tuple(find_game(id) for id in game_ids())
