"""A learned network, asked about one decision at a time; and the player that follows it."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from pyrite.core.backend import Also, plain
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.engine.player import Information
from pyrite.players.network import layers
from pyrite.players.network.layers import HIDDEN, OUTPUTS, SECOND, WHOLE, Desk, Layers
from pyrite.players.network.weights import Weights, plain_layers, weights_in_use
from pyrite.players.questions import questions_of


def also(game: Game) -> Also:
    """What is bound beside the rules."""
    own = questions_of(game)
    return ((layers.look, own.look), (layers.ask, own.ask))


class Network:
    """The weights of a game, ready to answer; a decision takes some milliseconds, uncompiled."""

    def __init__(self, game: Game, weights: Weights) -> None:
        own = questions_of(game)
        self.game = game
        self._layers: Layers = plain_layers(weights)
        self._desk = Desk(
            [0] * own.table,
            [0] * own.asked,
            [0] * HIDDEN,
            [0] * HIDDEN,
            [0] * SECOND,
            [0] * OUTPUTS,
        )
        self._policy = plain(game).entry(layers.policy, also(game))
        self._worth = plain(game).entry(layers.worth, also(game))

    def weigh(self, information: Information, moves: Sequence[int]) -> list[int]:
        """A weight for each move, as an instinct gives it."""
        weights = [0] * len(moves)
        state, seat = information.state, information.seat
        self._policy(self._layers, self._desk, state, seat, list(moves), len(moves), weights)
        return weights

    def worth(self, information: Information) -> float:
        """The seat's chance to win."""
        state, seat = information.state, information.seat
        return int(self._worth(self._layers, self._desk, state, seat)) / WHOLE


@functools.cache
def network_in_use(game: Game) -> Network:
    """With the weights that came with Pyrite."""
    return Network(game, weights_in_use(game))


class Learned:
    """Plays the move its network likes best; of equal ones any."""

    def __init__(self, game: Game, network: Network | None = None) -> None:
        self.network = network or network_in_use(game)

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """One of the heaviest; a single one without thinking."""
        if len(moves) == 1:
            return moves[0]
        weights = self.network.weigh(information, moves)
        best = [move for move, w in zip(moves, weights, strict=True) if w == max(weights)]
        return best[below(chance, len(best))]
