"""Rounds of self-play in this process: games of all ways to play, one after the other."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from pyrite.core.backends.backend import compiled
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance
from pyrite.players.kernels import self_play
from pyrite.players.kernels.layers import Layers
from pyrite.players.kernels.self_play import Notes
from pyrite.players.network.features import features_of
from pyrite.players.network.network import network_workspace
from pyrite.players.network.weights import stamp_of
from pyrite.players.training.buffers import bindings, make_notes, make_workspace, options_of
from pyrite.players.training.learner import Array

FADE = 0.95  # of what comes later, in judging a choice
GAMES = 8  # of one way to play, before the next


class SelfPlayRound(NamedTuple):
    """What was played."""

    notes: Notes
    games: int


class Playing:
    """Plays for one learner; what it was told to begin with decides all its games."""

    def __init__(self, game: Game, seed: str, samples: int) -> None:
        own = features_of(game)
        self.game = game
        self.next = 0  # way to play
        self._chances: Any = compiled(game).chance(fast_chance(seed))
        self._notes = make_notes(game, samples)
        self._scratch = network_workspace(compiled(game), stamp_of(game))
        self._workspaces = {one.seats: make_workspace(game, one.seats) for one in own.practice}
        self._ways = [one for one in own.practice for _ in range(one.share)]
        self._generate = compiled(game).entry(self_play.generate, bindings(game))

    def round(self, net: Layers, per_point: float) -> SelfPlayRound:
        """Until the notes are full; they hold until the next round."""
        self._notes.used[:] = np.zeros(3, np.int64)
        games, played = 0, GAMES
        while played == GAMES:
            played = self._play_some(net, per_point)
            games += played
        return SelfPlayRound(self._notes, games)

    def kept(self) -> Array:
        """The chance to come, as it must be kept to go on."""
        return np.frombuffer(self._chances.tobytes(), np.uint8)

    def go_on(self, following: int, kept: Array) -> None:
        """With this way to play, and this chance."""
        self.next = following
        self._chances.view(np.uint8)[:] = kept

    def _play_some(self, net: Layers, per_point: float) -> int:
        """Some games of one way to play; fewer where the notes are full."""
        way = self._ways[self.next % len(self._ways)]
        self.next += 1
        return int(
            self._generate(
                net,
                self._scratch,
                self._workspaces[way.seats]._replace(chances=self._chances),
                self._notes,
                way.seats,
                options_of(self.game, way),
                GAMES,
                per_point,
                FADE,
            )
        )
