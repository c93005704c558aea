"""Compiling a game for this machine: every entry point once, by a call on a tiny real input.

`python -m pyrite.engine.warm GAME` does it in a process of its own and prints a line per entry.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from pyrite.core import flow, native
from pyrite.core.bind import Function
from pyrite.core.chance import Chance
from pyrite.core.game import Game, option_indices
from pyrite.core.native import ENTRIES
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.perft import perft
from pyrite.engine.play import Play, start_play
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import simulate_native
from pyrite.engine.stepper import Stepper

SERIES = seed_text("warm")


class Playouts:
    """`flow.playouts` with everything it needs at hand: uniform games, the loop inside."""

    def __init__(
        self, game: Game, seats: int, *, seed: str, options: Mapping[str, str] | None = None
    ) -> None:
        compiled = native.native(game)
        self._run = compiled.entry(flow.playouts)
        self._states = native.rows(game.state, 2)
        self._seats = seats
        self._options = np.array(option_indices(game, options or {}), np.int64)
        self._chances = compiled.chance(fast_chance(seed))
        self._outcome, self._moves = compiled.scratch()

    def play(self, games: int) -> int:
        """That many games; returns their decisions."""
        return int(
            self._run(
                self._states,
                self._seats,
                self._options,
                self._chances,
                self._outcome,
                self._moves,
                games,
            )
        )


class Batch:
    """`flow.step_many`: many games side by side, one step in each at a time."""

    def __init__(self, game: Game, plays: Sequence[Play]) -> None:
        compiled = native.native(game)
        self._run = compiled.entry(flow.step_many)
        self.states = native.rows(game.state, len(plays))
        self.chances = native.rows(Chance, len(plays))
        for i, play in enumerate(plays):
            native.put(self.states[i:], play.state)
            native.put(self.chances[i:], play.chance or Chance())
        self._outcome, self._moves = compiled.scratch()
        self.masks = np.zeros(len(plays), np.int64)

    def step(self, chosen: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """One move in every game; returns who waits in each."""
        self._run(self.states, self.chances, self._outcome, self._moves, chosen, self.masks)
        return self.masks


def _step_one(game: Game) -> None:
    stepper = Stepper(game, game.seats[0], seed=SERIES)
    stepper.move(int(stepper.legal[0]))


def _step_many(game: Game) -> None:
    play = start_play(game, game.seats[0], seed=SERIES)
    Batch(game, [play]).step(np.array(play.legal_numbers(play.waiting[0])[:1], np.int64))


CALLS: dict[Function, Callable[[Game], object]] = {
    flow.simulate: lambda game: simulate_native(game, game.seats[0], {}, SERIES, range(1)),
    flow.playouts: lambda game: Playouts(game, game.seats[0], seed=SERIES).play(1),
    flow.step_one: _step_one,
    flow.step_many: _step_many,
    flow.perft: lambda game: perft(
        game, seats=game.seats[0], depth=1, seed=SERIES, backend="native"
    ),
}
"""How each entry is called once; the one that simulation waits for comes first."""


def is_compiled(
    game: Game, function: Function, also: tuple[tuple[Function, Function], ...] = ()
) -> bool:
    """Does this machine's cache hold the entry, from the sources as they are now?"""
    entry: Any = native.native(game).entry(function, also)
    file = entry._cache._cache_file
    names = file._load_index().values()
    return bool(names) and all(Path(file._data_path(name)).exists() for name in names)


def is_warm(game: Game) -> bool:
    """Is there nothing left to compile?"""
    return all(is_compiled(game, function) for function in ENTRIES)


def warm(game: Game) -> Iterator[tuple[str, bool]]:
    """Compile what is not there yet; yields each entry's name and whether it was there."""
    for function in sorted(ENTRIES, key=list(CALLS).index):
        was_there = is_compiled(game, function)
        if not was_there:
            CALLS[function](game)
        yield function.__name__, was_there


def main(id: str) -> None:
    """A line per entry, at once: `simulate compiled 5`, `perft there 5`; the number is of all."""
    for name, was_there in warm(find_game(id)):
        print(name, "there" if was_there else "compiled", len(ENTRIES), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
