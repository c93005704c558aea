"""Players by name: four levels people understand, simple ones, `network`, and `search:N`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from pyrite.core.game import Game
from pyrite.engine.player import Player
from pyrite.players.errors import UnknownPlayer
from pyrite.players.greedy import Greedy, Instinctive
from pyrite.players.memory import Forgetful
from pyrite.players.network.network import Learned
from pyrite.players.search.search import Budget, Settings
from pyrite.players.searcher import Searcher
from pyrite.players.uniform import Uniform

LEVELS = ("easy", "normal", "hard", "expert")
OTHERS = ("uniform", "greedy", "instinct", "network")
MOST_ITERATIONS = 9_999_999
SEARCHER = re.compile(r"search:[1-9][0-9]{0,6}")


@dataclass(frozen=True)
class Level:
    """How deep a level thinks, and how long it remembers where the game asks for memory."""

    iterations: int  # 0: instinct alone, or what was learned
    half_life: float = 0.0  # 0: perfect memory
    is_learned: bool = False  # follows the network


DEFAULT = {
    "easy": Level(0),
    "normal": Level(200),
    "hard": Level(2_000),
    "expert": Level(20_000),
}
BY_GAME: dict[str, dict[str, Level]] = {
    "gold": {
        "easy": Level(0, 4),
        "normal": Level(200, 12),
        "hard": Level(2_000, 32),
        "expert": Level(25_000),
    },
    "fool": {
        "easy": Level(0),
        "normal": Level(60),
        "hard": Level(0, is_learned=True),
        "expert": Level(20_000),
    },
}


def level_of(game: Game, name: str) -> Level:
    """The settings of a level for a game."""
    return BY_GAME.get(game.id, DEFAULT)[name]


def player_names() -> tuple[str, ...]:
    """All names one can ask for, `search:N` beside them."""
    return (*LEVELS, *OTHERS)


def check_name(name: str) -> None:
    """Is there such a player?"""
    if name.startswith("search:") and not SEARCHER.fullmatch(name):
        raise UnknownPlayer("search-size", name=name, most=f"{MOST_ITERATIONS:,}")
    if name not in player_names() and not SEARCHER.fullmatch(name):
        names = ", ".join((*player_names(), "search:N"))
        raise UnknownPlayer("unknown-player", name=name, names=names)


def iterations_of(game: Game, name: str) -> int:
    """How much the player of that name searches; 0 for not at all."""
    check_name(name)
    if name in OTHERS:
        return 0
    if name in LEVELS:
        return level_of(game, name).iterations
    return int(name.partition(":")[2])


def is_quick(game: Game, name: str) -> bool:
    """Does it answer in a fraction of a millisecond: neither by search nor by network?"""
    is_learned = name == "network" or (name in LEVELS and level_of(game, name).is_learned)
    return not is_learned and iterations_of(game, name) == 0


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
    """The player of that name; its seed is for its memory, `budget` may cut its search short."""
    simple: dict[str, Callable[[], Player]] = {
        "uniform": Uniform,
        "greedy": lambda: Greedy(game),
        "instinct": lambda: Instinctive(game),
        "network": lambda: Learned(game),
    }
    if name in simple:
        return simple[name]()
    iterations = iterations_of(game, name)
    player: Player = Instinctive(game)
    if name in LEVELS and level_of(game, name).is_learned:
        player = Learned(game)
    elif iterations:
        settings = Settings(backend=backend, threads=threads)
        player = Searcher(game, budget(iterations), settings)
    half_life = level_of(game, name).half_life if name in LEVELS else 0.0
    return Forgetful(player, half_life, seed) if half_life else player
