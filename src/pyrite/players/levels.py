"""Players by name: four levels people understand, two styles, simple ones, any searches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

from pyrite.core.game import Game
from pyrite.core.vocabulary.skill import STYLES, Level
from pyrite.engine.player import Player
from pyrite.players.blind_spots import Overlooking
from pyrite.players.errors import UnknownPlayer
from pyrite.players.memory import Forgetful
from pyrite.players.network.network import Learned, Network, network_from, network_in_use
from pyrite.players.network.weights import has_weights, read_weights
from pyrite.players.search.search import Budget, SearchSettings
from pyrite.players.search.searcher import Searcher
from pyrite.players.simple import Greedy, HeuristicPlayer, Uniform
from pyrite.players.styles import Styled, has_styles, style_of

LEVELS = ("easy", "normal", "hard", "expert")
BOTS = (*LEVELS, *STYLES)
"""All that people can choose to play against."""
OTHERS = ("uniform", "greedy", "instinct", "network")
MOST_ITERATIONS = 9_999_999
FREE = re.compile(r"(search|guided):([1-9][0-9]{0,6})")
TAUGHT = re.compile(r"(?:network|guided:([1-9][0-9]{0,6})):(.+)")
"""Who follows weights of a file, or searches with their guidance."""
FORMS = ("guided:N", "search:N", "network:FILE", "guided:N:FILE")
"""Names that say more than a word."""


DEFAULT = {
    "easy": Level(),
    "normal": Level(is_learned=True, overlooks=0.9),
    "hard": Level(is_learned=True, overlooks=0.4),
    "expert": Level(4_000, is_learned=True),
}
UNLEARNED = {"normal": Level(50), "hard": Level(300), "expert": Level(2_000)}
"""Where nobody has learned the game: searches."""
LIKE_STYLES = "hard"  # the level whose memory the styles have, and about its strength
SIMPLE = {"instinct": Level(), "network": Level(is_learned=True)}


def level_of(game: Game, name: str) -> Level:
    """The settings of a level for a game, or of a player by a free name."""
    check_name(name)
    if name in SIMPLE:
        return SIMPLE[name]
    if name in STYLES and not has_weights(game):
        return level_of(game, LIKE_STYLES)
    if name in STYLES:
        return Level(0, level_of(game, LIKE_STYLES).half_life, is_learned=True, style=name)
    if free := FREE.fullmatch(name):
        return Level(int(free[2]), is_learned=free[1] == "guided")
    if taught := TAUGHT.fullmatch(name):
        return Level(int(taught[1] or 0), is_learned=True, weights=taught[2])
    own = game.room("skill.levels")
    usual = DEFAULT if has_weights(game) else {**DEFAULT, **UNLEARNED}
    levels: dict[str, Level] = {**usual, **(own.LEVELS if own else {})}
    return levels.get(name, Level())


def player_names() -> tuple[str, ...]:
    """All names one can ask for, beside the `FORMS`."""
    return (*BOTS, *OTHERS)


def check_name(name: str) -> None:
    """Is there such a player?"""
    if name in player_names() or FREE.fullmatch(name) or TAUGHT.fullmatch(name):
        return
    kind, colon, _ = name.partition(":")
    if colon and kind in ("search", "guided"):
        raise UnknownPlayer("search-size", name=name, kind=kind, most=f"{MOST_ITERATIONS:,}")
    raise UnknownPlayer("unknown-player", name=name, names=", ".join((*player_names(), *FORMS)))


def check_players(game: Game, names: Iterable[str]) -> None:
    """Are there such players of this game, and do their own weights fit?"""
    for name in names:
        if file := level_of(game, name).weights:
            read_weights(game, Path(file))


def is_quick(game: Game, name: str) -> bool:
    """Does it answer in a fraction of a millisecond: neither by search nor by network?"""
    level = level_of(game, name)
    return not level.is_learned and level.iterations == 0


def whole_budget(iterations: int) -> Budget:
    """All of them, however long that takes."""
    return Budget(iterations=iterations)


def make_player(
    game: Game,
    name: str,
    *,
    seed: str = "",
    backend: str = "native",
    threads: int = 1,
    budget: Callable[[int], Budget] = whole_budget,
) -> Player:
    """The player of that name; its seed is for its memory, `budget` may cut its thoughts short."""
    level = level_of(game, name)
    if name == "uniform":
        return Uniform()
    if name == "greedy":
        return Greedy(game)
    player = thinker(game, level, SearchSettings(backend=backend, threads=threads), budget)
    if level.overlooks:
        player = Overlooking(player, level.overlooks)
    return Forgetful(player, level.half_life, seed) if level.half_life else player


def thinker(
    game: Game, level: Level, settings: SearchSettings, budget: Callable[[int], Budget]
) -> Player:
    """Who follows the network, searches, or follows the heuristic."""
    network = network_for(game, level, settings.backend)
    if level.iterations:
        return Searcher(game, budget(level.iterations), settings, network)
    if network and level.style and has_styles(game):
        return Styled(network, style_of(game, level.style))
    return Learned(network) if network else HeuristicPlayer(game, level.draws)


def network_for(game: Game, level: Level, backend: str) -> Network | None:
    """The one it follows, if any."""
    if level.weights:
        return network_from(game, level.weights, backend)
    return network_in_use(game, backend) if level.is_learned else None
