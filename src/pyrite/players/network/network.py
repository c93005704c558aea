"""A learned network, asked about one decision at a time; and the player that follows it."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path

from pyrite.core.backends.backend import PYTHON, Backend, Bindings, backend_of
from pyrite.core.bind import Function
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.engine.player import Information
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.kernels import layers
from pyrite.players.kernels.layers import (
    HIDDEN,
    OUTPUTS,
    SECOND,
    STEPS,
    WEIGHT,
    WHOLE,
    Layers,
    NetworkWorkspace,
)
from pyrite.players.network.features import features_of
from pyrite.players.network.weights import (
    Stamp,
    Weights,
    parts,
    read_weights,
    weights_in_use,
)


def bindings(game: Game) -> Bindings:
    """What is bound beside the rules."""
    own = features_of(game)
    return (
        (layers.table_features, own.table_features),
        (layers.move_features, own.move_features),
    )


class Network:
    """The weights of a game, ready to answer: in some milliseconds, or compiled in a tenth."""

    def __init__(self, game: Game, weights: Weights, backend: str = PYTHON) -> None:
        self.game = game
        self._backend = backend_of(game, backend)
        self.layers, self._workspace = (
            layers_on(self._backend, weights),
            network_workspace(self._backend, weights.stamp),
        )
        self._states = self._backend.states(1)
        self._kind = kind_in(game)
        self._rate = self._backend.entry(layers.rate_moves, bindings(game))

    @functools.cached_property
    def _value(self) -> Function:
        return self._backend.entry(layers.value_of, bindings(self.game))

    def weigh(self, information: Information, moves: Sequence[int]) -> list[int]:
        """A weight for each move, as a heuristic gives it."""
        return [WEIGHT[min(STEPS, steps)] for steps in self.behind(information, moves)]

    def behind(self, information: Information, moves: Sequence[int]) -> list[int]:
        """By how many steps each move is worse than the best; such as are alike are asked once."""
        kinds = [self._kind(information.state, move) for move in moves]
        steps = self._ask_each(information, list(dict(zip(kinds, moves, strict=True)).values()))
        found = dict(zip(dict.fromkeys(kinds), steps, strict=True))
        return [found[kind] for kind in kinds]

    def _ask_each(self, information: Information, moves: Sequence[int]) -> list[int]:
        backend, n = self._backend, len(moves)
        found = backend.ints(n)
        backend.put(self._states, 0, information.state)
        best = self._rate(
            self.layers,
            self._workspace,
            self._states,
            information.seat,
            backend.numbers(moves),
            n,
            found,
        )
        return [int(best - one) for one in found]

    def value(self, information: Information) -> float:
        """The seat's chance to win."""
        self._backend.put(self._states, 0, information.state)
        found = self._value(self.layers, self._workspace, self._states, information.seat)
        return int(found) / WHOLE


def layers_on(backend: Backend, weights: Weights) -> Layers:
    """All weights; two bytes each, for a course of learning needs finer ones."""
    made = {name: backend.narrow("i16", shape, some) for name, shape, some in parts(weights)}
    return Layers(backend.numbers(weights.bits), **made)


def network_workspace(backend: Backend, stamp: Stamp) -> NetworkWorkspace:
    """Working space of one network: sums fit into 32 bits."""
    return NetworkWorkspace(
        backend.narrow("i8", (stamp.table,)),
        backend.narrow("i8", (stamp.asked,)),
        backend.narrow("i32", (HIDDEN,)),
        backend.narrow("i32", (HIDDEN,)),
        backend.narrow("i32", (SECOND,)),
        backend.ints(OUTPUTS),
    )


@functools.cache
def network_in_use(game: Game, backend: str = PYTHON) -> Network:
    """With the weights that came with Pyrite."""
    return Network(game, weights_in_use(game), backend)


@functools.cache
def network_from(game: Game, file: str, backend: str = PYTHON) -> Network:
    """With the weights of a file, as it was when it was first asked for."""
    return Network(game, read_weights(game, Path(file)), backend)


class Learned:
    """Plays the move its network likes best; of equal ones any."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """One of the heaviest; a single one without thinking."""
        if len(moves) == 1:
            return moves[0]
        weights = self.network.weigh(information, moves)
        best = [move for move, w in zip(moves, weights, strict=True) if w == max(weights)]
        return best[below(chance, len(best))]
