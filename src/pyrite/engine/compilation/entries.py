"""What is compiled of a game, each with a call on a tiny real input that compiles it.

`python -m pyrite.engine.compilation.entries GAME` calls all of it once.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass

from pyrite.core import flow
from pyrite.core.backends.backend import NATIVE, Bindings, compiled
from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.perft import perft
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import simulate
from pyrite.engine.stepper import Stepper

SERIES = seed_text("first call")


@dataclass(frozen=True)
class FirstCall:
    """Something compiled: is it there for a game, and the call that compiles it or loads it."""

    is_ready: Callable[[Game], bool]
    make: Callable[[Game], object]


def is_compiled(game: Game, function: Function, bindings: Bindings = ()) -> bool:
    """Does this machine hold the entry, from the sources as they are now?"""
    return compiled(game).is_cached(function, bindings)


def _step_one(game: Game) -> None:
    stepper = Stepper(game, game.seats[0], seed=SERIES)
    stepper.move(int(stepper.legal[0]))


SIMULATION = FirstCall(
    lambda game: is_compiled(game, flow.simulate),
    lambda game: simulate(game, game.seats[0], {}, SERIES, range(1), NATIVE),
)
STEP = FirstCall(lambda game: is_compiled(game, flow.step_one), _step_one)
PERFT = FirstCall(
    lambda game: is_compiled(game, flow.perft),
    lambda game: perft(game, seats=game.seats[0], depth=1, seed=SERIES, backend=NATIVE),
)
ALL = (SIMULATION, STEP, PERFT)


def main(id: str) -> None:
    """All of them."""
    for call in ALL:
        call.make(find_game(id))


if __name__ == "__main__":
    main(sys.argv[1])
