"""Compiling what learning needs on this machine: stepping many games at once, and the float form.

`python -m pyrite.envs.compilation.warm GAME` does it in a process of its own and prints a line
per entry.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from pyrite.core.backends.backend import Also
from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.compilation import warm as engine
from pyrite.engine.registry import find_game
from pyrite.envs.batches import batch
from pyrite.envs.encoding.floats import write_floats
from pyrite.envs.vector import VectorGames

SERIES = seed_text("warm")


def entries(game: Game) -> dict[str, tuple[tuple[Function, Also], ...]]:
    """The entry points and what is bound with them, by what they are for."""
    step = (batch.step_rows, batch.encoded(game))
    return {
        "vector": (step, (batch.first_illegal, ()), (batch.choose_uniform, ())),
        "floats": ((write_floats, ()),),
    }


def _step(games: VectorGames) -> None:
    games.step(games.uniform_moves())


def _write_floats(games: VectorGames) -> None:
    games.encoding.floats(games.observations)


CALLS: dict[str, Callable[[VectorGames], None]] = {"vector": _step, "floats": _write_floats}
"""How each is called once, on a single game."""


def warm(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile what is not there yet; yields each name and whether it was there."""
    for name, needed in entries(game).items():
        was_there = all(engine.is_compiled(game, *entry) for entry in needed)
        if not was_there:
            CALLS[name](VectorGames(game, game.seats[0], 1, seed=SERIES))
        yield name, was_there


def main(id: str) -> None:
    """A line per entry, at once: `vector compiled 2`; the number is of all."""
    for name, was_there in warm(find_game(id)):
        print(name, "there" if was_there else "compiled", len(CALLS), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
