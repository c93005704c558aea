"""Winning chances by the network, as the luck of a game asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyrite.core.backends.backend import Bindings, backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.law import CHANCE
from pyrite.core.seeds import fast_chance
from pyrite.engine.player import Information
from pyrite.players.kernels import layers, value
from pyrite.players.kernels.value import FROM, STATES, ValueWorkspace
from pyrite.players.network.features import features_of
from pyrite.players.network.network import layers_on, network_workspace
from pyrite.players.network.weights import weights_in_use
from pyrite.players.review.valuing import Arm, Chances, Estimate

NOTHING = Estimate(0.0, 0.0)


def bindings(game: Game) -> Bindings:
    """What is bound beside the rules."""
    return ((layers.table_features, features_of(game).table_features),)


class NetworkValuer:
    """One game's network at so many seats, on either backend."""

    def __init__(self, game: Game, seats: int, backend: str) -> None:
        self.game, self.seats = game, seats
        self._backend = backend_of(game, backend)
        self._expect = self._backend.entry(value.expect, bindings(game))
        weights = weights_in_use(game)
        self._layers, self._scratch = (
            layers_on(self._backend, weights),
            network_workspace(self._backend, weights.stamp),
        )
        self._states = self._backend.states(STATES)
        self._outcome, _ = self._backend.scratch()

    def state_chances(self, state: Any, seed: str, iterations: int) -> Chances:
        """From a true state; where chance does not wait, one look is enough."""
        draws = iterations if self.game.waiting(state) == CHANCE else 1
        return means([self._sums(state, fast_chance(seed), draws)], draws)

    def known_chances(self, information: Information, seed: str, iterations: int) -> Chances:
        """What everybody knows: the network asks for no more."""
        return self.state_chances(information.state, seed, iterations)

    def compare(
        self, information: Information, moves: Sequence[int], seed: str, iterations: int
    ) -> list[Arm]:
        """After a move, whatever it may show."""
        found = []
        for move in moves:
            chances = self._after(information, move, fast_chance(seed), iterations)
            found.append(Arm(move, iterations, chances, (NOTHING,) * self.seats, NOTHING, NOTHING))
        return found

    def _after(
        self, information: Information, move: int, chance: Chance, iterations: int
    ) -> Chances:
        rows = []
        for _ in range(iterations):
            state = self.game.state()
            self.game.guess(information.state, chance, state)
            self.game.apply(state, information.seat, move)
            rows.append(self._sums(state, chance, 1))
        return means(rows, iterations)

    def _sums(self, state: Any, chance: Chance, draws: int) -> list[float]:
        backend = self._backend
        backend.put(self._states, FROM, state)
        workspace = ValueWorkspace(
            self._states,
            backend.chance(chance),
            self._outcome,
            values=backend.floats(self.seats),
            sums=backend.floats(self.seats),
        )
        self._expect(self._layers, self._scratch, workspace, self.seats, draws)
        return workspace.sums


def means(rows: Sequence[Sequence[float]], draws: int) -> Chances:
    """By seat, without an error of their own: they are only taken off from each other."""
    return tuple(Estimate(float(sum(one)) / draws, 0.0) for one in zip(*rows, strict=True))
