"""How many environment steps a second one core makes: `python examples/vector_speed.py [GAME …]`.

A step is one decision of one seat, with its observation and mask; choosing moves is not counted.
"""

from __future__ import annotations

import sys
import time

import pyrite
from pyrite.core.game import Game
from pyrite.envs.vector import VectorGames

BATCH = 1024
STEPS = 120
REPETITIONS = 8


def steps_per_second(game: Game, seats: int, batch: int = BATCH) -> float:
    """The best of a few repetitions, by the processor's clock."""
    games = VectorGames(game, seats, batch, seed="speed")
    best = 0.0
    for _ in range(REPETITIONS):
        spent = 0
        for _ in range(STEPS):
            moves = games.uniform_moves()
            began = time.process_time_ns()
            games.step(moves)
            spent += time.process_time_ns() - began
        best = max(best, batch * STEPS / spent * 1e9)
    return best


def main() -> None:
    """A line for every game and number of seats."""
    for name in sys.argv[1:] or pyrite.game_ids():
        game = pyrite.game(name)
        for seats in game.seats:
            rate = steps_per_second(game, seats)
            print(f"{name:18} {seats} seats  {rate / 1e6:6.2f} million steps/s", flush=True)


if __name__ == "__main__":
    main()
