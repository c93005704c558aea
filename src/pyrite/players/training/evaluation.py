"""Head to head on fresh duplicate deals: is one network better than another, or than greedy?"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pyrite.core.backends.backend import compiled
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text, series_keys
from pyrite.core.vocabulary.skill import Practice
from pyrite.players.kernels import match
from pyrite.players.kernels.match import GREEDY, OURS, THEIRS
from pyrite.players.network.network import layers_on, network_workspace
from pyrite.players.network.weights import Weights
from pyrite.players.training.buffers import bindings, make_workspace, options_of

SIGMAS = 1.96  # of an interval that holds the truth 95 times in 100


@dataclass(frozen=True)
class MatchShare:
    """One seat's share of victories against a table of others."""

    seats: int
    mean: float
    half: float  # of its 95 % interval, by deals
    games: int

    @property
    def fair(self) -> float:
        """What equal players would have."""
        return 1 / self.seats


def against_greedy(game: Game, ours: Weights, way: Practice, deals: int, seed: str) -> MatchShare:
    """One seat of ours, all others follow the heuristic."""
    return _share(game, ours, ours, way, deals, seed, GREEDY)


def against(
    game: Game, ours: Weights, theirs: Weights, way: Practice, deals: int, seed: str
) -> MatchShare:
    """One seat of ours, all others theirs."""
    return _share(game, ours, theirs, way, deals, seed, THEIRS)


def _share(
    game: Game, ours: Weights, theirs: Weights, way: Practice, deals: int, seed: str, others: int
) -> MatchShare:
    backend = compiled(game)
    meet = backend.entry(match.meet, bindings(game))
    keys = series_keys(seed_text(seed), range(deals), 1)
    shares = np.zeros(deals)
    meet(
        layers_on(backend, ours),
        layers_on(backend, theirs),
        network_workspace(backend, ours.stamp),
        make_workspace(game, way.seats),
        way.seats,
        options_of(game, way),
        np.frombuffer(keys, "<u4").reshape(deals, -1).astype(np.int64),
        np.array([OURS, *[others] * (way.seats - 1)], np.int64),
        shares,
    )
    half = SIGMAS * float(shares.std(ddof=1)) / deals**0.5
    return MatchShare(way.seats, float(shares.mean()), half, deals * way.seats)
