"""Players by name: uniform, greedy, instinct, four levels people understand, and `search:N`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyrite.core.errors import UnknownPlayer
from pyrite.core.game import Game
from pyrite.engine.player import Player
from pyrite.players.greedy import Greedy, Instinctive
from pyrite.players.memory import Forgetful
from pyrite.players.search.search import Budget, Settings
from pyrite.players.searcher import Searcher
from pyrite.players.uniform import Uniform

LEVELS = ("easy", "normal", "hard", "expert")
OTHERS = ("uniform", "greedy", "instinct")


@dataclass(frozen=True)
class Level:
    """How deep a level thinks, and how long it remembers where the game asks for memory."""

    iterations: int  # 0: instinct alone
    half_life: float = 0.0  # 0: perfect memory


DEFAULT = {
    "easy": Level(0),
    "normal": Level(200),
    "hard": Level(2_000),
    "expert": Level(20_000),
}
BY_GAME: dict[str, dict[str, Level]] = {
    "gold": {
        "easy": Level(0, 8),
        "normal": Level(200, 40),
        "hard": Level(2_000),
        "expert": Level(25_000),
    },
}


def level_of(game: Game, name: str) -> Level:
    """The settings of a level for a game."""
    return BY_GAME.get(game.id, DEFAULT)[name]


def player_names() -> tuple[str, ...]:
    """All names one can ask for, `search:N` beside them."""
    return (*LEVELS, *OTHERS)


def make_player(
    game: Game, name: str, *, seed: str = "", backend: str = "native", threads: int = 1
) -> Player:
    """The player of that name; its seed is for its memory."""
    settings = Settings(backend=backend, threads=threads)
    simple: dict[str, Callable[[], Player]] = {
        "uniform": Uniform,
        "greedy": lambda: Greedy(game),
        "instinct": lambda: Instinctive(game),
    }
    if name in simple:
        return simple[name]()
    if name in LEVELS:
        return level_player(game, level_of(game, name), seed, settings)
    kind, _, number = name.partition(":")
    if kind == "search" and number.isascii() and number.isdigit() and int(number) > 0:
        return Searcher(game, Budget(iterations=int(number)), settings)
    raise UnknownPlayer("unknown-player", name=name, names=", ".join((*player_names(), "search:N")))


def level_player(game: Game, level: Level, seed: str, settings: Settings) -> Player:
    """Instinct or search, with a memory that may fade."""
    player: Player
    if level.iterations:
        player = Searcher(game, Budget(iterations=level.iterations), settings)
    else:
        player = Instinctive(game)
    return Forgetful(player, level.half_life, seed) if level.half_life else player
