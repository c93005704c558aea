"""What a network adds to a search beside the weights at its root.

Guesses are weighed by how likely the others' choices were with them, where the game tells what was
chosen (`search.inference`); and imagined games follow the network instead of the heuristic, where
that was found to pay.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from pyrite.core.backends.backend import Backend, Bindings, backend_of, is_compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import Ints
from pyrite.engine.player import Information
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import heuristic, layers
from pyrite.players.kernels.layers import Layers, NetworkWorkspace
from pyrite.players.kernels.search import Guidance
from pyrite.players.network.features import has_features
from pyrite.players.network.network import Network, layers_on, network_workspace
from pyrite.players.network.network import bindings as network_bindings
from pyrite.players.network.weights import Stamp, blank_weights, stamp_of
from pyrite.players.search.guesses import Guessing, GuessPool
from pyrite.players.search.inference import has_story


def bindings(game: Game, *, is_guided: bool) -> Bindings:
    """What is bound beside the rules; nothing learned where nobody asks for it."""
    is_learned = is_guided or has_features(game)
    learned = network_bindings(game) if is_learned else ((layers.policy, no_policy),)
    return ((heuristic.heuristic, heuristic_of(game)), *learned)


def no_policy(
    net: Layers, d: NetworkWorkspace, s: object, seat: int, moves: Ints, n: int, w: Ints
) -> None:
    """Of a game without features: nobody asks for it."""


def followed(game: Game, backend: str) -> int:
    """So many decisions of an imagined game follow the network.

    Asked plainly, it would take seconds for a single game.
    """
    own = game.room("skill.search")
    return own.FOLLOWED if own and is_compiled(backend) else 0


class Guide:
    """Ready for one game on one backend; without a network it adds nothing."""

    def __init__(self, game: Game, network: Network | None, backend: str) -> None:
        self._backend = backend_of(game, backend)
        is_learned = network is not None or has_features(game)
        self._stamp = stamp_of(game) if is_learned else Stamp.of_nothing(game)
        self._net = network.layers if network else no_layers(self._stamp, self._backend)
        self._followed = followed(game, backend) if network else 0
        self._guessing: Guessing | None = None
        if network and has_story(game):
            self._guessing = Guessing(game, self._net, self._workspace(), backend)

    def _workspace(self) -> NetworkWorkspace:
        return network_workspace(self._backend, self._stamp)

    def guidance(self, pool: GuessPool) -> Guidance:
        """What a search is told; each of its threads needs a workspace of its own."""
        return Guidance(self._net, self._workspace(), self._followed, pool.states, pool.odds)

    def pool(
        self, information: Information, chance: Chance, size: int, is_late: Callable[[], bool]
    ) -> GuessPool:
        """So many weighed guesses at most, or none."""
        if self._guessing:
            return self._guessing.pool(information, chance, size, is_late)
        return GuessPool(self._backend.states(0), self._backend.floats(0))


@functools.cache
def no_layers(stamp: Stamp, backend: Backend) -> Layers:
    """For a search that follows no network."""
    return layers_on(backend, blank_weights(stamp))
