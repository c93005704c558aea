"""Which games there are: the packages in `pyrite.games`, and what other distributions bring.

A game of another distribution has an entry point in the group `pyrite.games`, under its id:

    [project.entry-points."pyrite.games"]
    nuggets = "nuggets:GAME"

A game that does not load is told in one line (`broken_games`), and the others play on.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from dataclasses import fields
from importlib.metadata import EntryPoint, entry_points

from pyrite import games
from pyrite.core.game import Game
from pyrite.engine.errors import BrokenGame, UnknownGame
from pyrite.engine.play import Playable

GROUP = "pyrite.games"


@functools.cache
def _own() -> dict[str, str]:
    """Our own games: their packages by id."""
    names = (module.name for module in pkgutil.iter_modules(games.__path__))
    return {name.replace("_", "-"): f"{games.__name__}.{name}" for name in names}


@functools.cache
def _own_game(id: str) -> Playable:
    """The game of a package of ours."""
    return playable(importlib.import_module(_own()[id]).GAME)


@functools.cache
def _others() -> dict[str, Playable | BrokenGame]:
    """Games of other distributions by id, or why they do not load; ours cannot be replaced."""
    found = (one for one in entry_points(group=GROUP) if one.name not in _own())
    return {one.name: _tried(one) for one in found}


def _tried(found: EntryPoint) -> Playable | BrokenGame:
    """Whatever is wrong with it is one error: somebody else's mistake stops nobody here."""
    said = {"game": found.name, "source": found.value}
    try:
        game = found.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}".splitlines()[0]
        return BrokenGame("broken-game", **said, why=why)
    if not isinstance(game, Game):
        return BrokenGame("not-a-game", **said)
    if game.id != found.name:
        return BrokenGame("game-of-other-id", **said, id=game.id)
    return playable(game)


def look_again() -> None:
    """Packages have come since: in a tab, a game comes when it is first played."""
    importlib.invalidate_caches()
    _own.cache_clear()


def game_ids() -> tuple[str, ...]:
    """The ids of all games that load, in alphabetical order."""
    others = (id for id, one in _others().items() if isinstance(one, Game))
    return tuple(sorted([*_own(), *others]))


def broken_games() -> tuple[BrokenGame, ...]:
    """Why games of other distributions do not load."""
    return tuple(one for one in _others().values() if isinstance(one, BrokenGame))


def find_game(id: str) -> Playable:
    """The game of that id, always the same object."""
    if id in _own():
        return _own_game(id)
    game = _others().get(id)
    if isinstance(game, BrokenGame):
        raise game
    if game is None:
        raise UnknownGame("unknown-game", game=id, games=", ".join(game_ids()))
    return game


def playable(game: Game) -> Playable:
    """A game as people start it."""
    return Playable(**{field.name: getattr(game, field.name) for field in fields(game)})


def all_games() -> tuple[Playable, ...]:
    """All games that load."""
    return tuple(find_game(id) for id in game_ids())
