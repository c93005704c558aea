"""Guesses weighed before a search: on either backend, for games that tell what was chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from pyrite.core.backends.backend import Bindings, backend_of, is_compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fork
from pyrite.engine.player import Information
from pyrite.players.kernels import likelihood
from pyrite.players.kernels.layers import Layers, NetworkWorkspace
from pyrite.players.kernels.likelihood import KNOWN, InferenceWorkspace
from pyrite.players.network import network
from pyrite.players.search.inference import story_of

MOST = 256  # guesses in a pool; plainly weighed they would take seconds
SLICE = 16  # guesses between two looks at the clock


def most_guesses(backend: str) -> int:
    """How many a pool may have."""
    return MOST if is_compiled(backend) else 0


class GuessPool(NamedTuple):
    """Guesses, and sums of how likely they are; without odds, none."""

    states: list[Any]
    odds: list[float]


def bindings(game: Game) -> Bindings:
    """What is bound beside the rules."""
    own = story_of(game)
    return (
        *network.bindings(game),
        (likelihood.rewind, own.rewind),
        (likelihood.told, own.told),
    )


class Guessing:
    """Draws pools of guesses for one game."""

    def __init__(self, game: Game, net: Layers, workspace: NetworkWorkspace, backend: str) -> None:
        self._game, self._net, self._workspace = game, net, workspace
        self._backend = backend_of(game, backend)
        self._most = most_guesses(backend)
        self._fill = self._backend.entry(likelihood.fill_pool, bindings(game))

    def pool(
        self, information: Information, chance: Chance, size: int, is_late: Callable[[], bool]
    ) -> GuessPool:
        """So many guesses, fewer when it is late.

        None before anybody has chosen: then all guesses are alike, and new ones are better.
        """
        backend, size = self._backend, min(size, self._most)
        states, odds = backend.states(size), backend.floats(size)
        scratch = InferenceWorkspace(
            self._net,
            self._workspace,
            backend.states(2),
            backend.chance(fork(chance)),
            backend.ints(self._game.most_moves),
            backend.ints(self._game.most_moves),
        )
        backend.put(scratch.states, KNOWN, information.state)
        filled = told = 0
        while filled < size and not (filled and (told == 0 or is_late())):
            first, filled = filled, min(size, filled + SLICE)
            told = self._fill(scratch, states, odds, information.seat, first, filled)
        return GuessPool(states, odds[: filled if told else 0])
