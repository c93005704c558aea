"""How fast many games at once are stepped here, with all that learning wants of them.

Knows the clock, as every benchmark does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyrite.core.game import Game
from pyrite.engine.bench import SERIES, Figure, rate
from pyrite.envs.vector import VectorGames

BATCH = 1024
LARGE = 8192  # a step of it takes so long that waking a thread weighs little


def figures_of(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """Steps of the vector environment for one game and seat count."""
    one = vector_rate(game, seats, seconds)
    yield Figure("vector", one)
    yield Figure("vector-threads", vector_rate(game, seats, seconds, threads=2) / one)
    large, larger = (vector_rate(game, seats, seconds, count=LARGE, threads=n) for n in (1, 2))
    yield Figure("vector-large-threads", larger / large)


def vector_rate(
    game: Game, seats: int, seconds: float, *, count: int = BATCH, threads: int = 1
) -> float:
    """Observations, masks, rewards and new games included; choosing moves is not."""
    games = VectorGames(game, seats, count, seed=SERIES, threads=threads)
    moves: list[Any] = []

    def prepare() -> None:
        moves[:] = [games.uniform_moves()]

    def run() -> int:
        games.step(moves[0])
        return count

    try:
        return rate(run, seconds, prepare)
    finally:
        games.close()
