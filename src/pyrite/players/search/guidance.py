"""What a network adds to a search beside the weights at its root.

Guesses are weighed by how likely the others' choices were with them, where the game tells what was
chosen (`players.inference`); and imagined games follow the network instead of instinct, where that
was found to pay.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

from pyrite.core.backends.backend import NATIVE, Also, backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import Ints
from pyrite.engine.player import Information
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import layers, tree
from pyrite.players.kernels.layers import Desk as Room
from pyrite.players.kernels.layers import Layers
from pyrite.players.kernels.tree import Mind
from pyrite.players.network.features import has_features
from pyrite.players.network.network import Network, desk_on, layers_on
from pyrite.players.network.network import also as network_also
from pyrite.players.network.weights import Stamp, blank_weights, stamp_of
from pyrite.players.search.guesses import Guessing, Pool
from pyrite.players.search.inference import has_story


def also(game: Game) -> Also:
    """What is bound beside the rules."""
    learned = network_also(game) if has_features(game) else ((layers.policy, no_policy),)
    return ((tree.heuristic, heuristic_of(game)), *learned)


def no_policy(net: Layers, d: Room, s: object, seat: int, moves: Ints, n: int, w: Ints) -> None:
    """Of a game without questions: nobody asks for it."""


def followed(game: Game, backend: str) -> int:
    """So many decisions of an imagined game follow the network.

    Asked plainly, it would take seconds for a single game.
    """
    own = game.room("skill.search")
    return own.FOLLOWED if own and backend == NATIVE else 0


class Guide:
    """Ready for one game on one backend; without a network it adds nothing."""

    def __init__(self, game: Game, network: Network | None, backend: str) -> None:
        self._backend = backend
        self._stamp = stamp_of(game) if has_features(game) else Stamp.of_nothing(game)
        self._net = network.layers if network else no_layers(self._stamp, backend)
        self._followed = followed(game, backend) if network else 0
        self._states = backend_of(game, backend)
        self._guessing: Guessing | None = None
        if network and has_story(game):
            self._guessing = Guessing(game, self._net, self._room(), backend)

    def _room(self) -> Room:
        return desk_on(self._backend, self._stamp)

    def mind(self, pool: Pool) -> Mind:
        """What a search is told; each of its threads needs its own room."""
        return Mind(self._net, self._room(), self._followed, pool.states, pool.odds)

    def pool(
        self, information: Information, chance: Chance, size: int, is_late: Callable[[], bool]
    ) -> Pool:
        """So many weighed guesses at most, or none."""
        if self._guessing:
            return self._guessing.pool(information, chance, size, is_late)
        return Pool(self._states.states(0), self._states.floats(0))


@functools.cache
def no_layers(stamp: Stamp, backend: str) -> Layers:
    """For a search that follows no network."""
    return layers_on(backend, blank_weights(stamp))
