"""Compiling a game for this machine: every entry point once, by a call on a tiny real input.

`python -m pyrite.engine.compilation.warm GAME` does it in a process of its own and prints a line
per entry.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from pyrite.core import flow
from pyrite.core.backends.backend import NATIVE, Bindings, compiled
from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.perft import perft
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import simulate
from pyrite.engine.stepper import Stepper

SERIES = seed_text("warm")


def _step_one(game: Game) -> None:
    stepper = Stepper(game, game.seats[0], seed=SERIES)
    stepper.move(int(stepper.legal[0]))


CALLS: dict[Function, Callable[[Game], object]] = {
    flow.simulate: lambda game: simulate(game, game.seats[0], {}, SERIES, range(1), NATIVE),
    flow.step_one: _step_one,
    flow.perft: lambda game: perft(game, seats=game.seats[0], depth=1, seed=SERIES, backend=NATIVE),
}
"""How each entry is called once; the one that simulation waits for comes first."""


def is_compiled(game: Game, function: Function, bindings: Bindings = ()) -> bool:
    """Does this machine's cache hold the entry, from the sources as they are now?"""
    return compiled(game).is_cached(function, bindings)


def warm(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile what is not there yet; yields each entry's name and whether it was there."""
    for function in sorted(flow.ENTRIES, key=list(CALLS).index):
        was_there = is_compiled(game, function)
        if not was_there:
            CALLS[function](game)
        yield function.__name__, was_there


def main(id: str) -> None:
    """A line per entry, at once: `simulate compiled 3`, `perft there 3`; the number is of all."""
    for name, was_there in warm(find_game(id)):
        print(name, "there" if was_there else "compiled", len(flow.ENTRIES), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
