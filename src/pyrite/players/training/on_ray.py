"""Rounds of self-play on the workers of a Ray cluster; who learns from them stays here.

A round has as many parts as there are workers, each with a seed of its own: the same number of
workers gives the same course, whatever machine plays which part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pyrite.core.game import Game
from pyrite.core.seeds import game_seed, player_seed
from pyrite.engine.registry import find_game
from pyrite.players.kernels.layers import Layers
from pyrite.players.kernels.self_play import ROWS, SAMPLES, SIGHTS, Notes
from pyrite.players.training.learner import Array
from pyrite.players.training.playing import Playing, Round

FEW = 400  # samples of a round that is played only to compile it


class RayPlaying:
    """Plays for one learner, on so many workers."""

    def __init__(self, game: Game, seed: str, samples: int, workers: int) -> None:
        self.game, self.seed, self.workers = game, seed, workers
        self.next = 0  # round
        self._samples = samples // workers
        self._is_compiled = False

    def round(self, net: Layers, per_point: float) -> Round:
        """All parts at once, joined in their order."""
        import ray

        self._compile(net)
        told = ray.put((net, per_point))
        remote = ray.remote(play_part)
        first = self.next * self.workers
        parts = [
            remote.remote(self.game.id, self._seed(worker), self._samples, first + worker, told)
            for worker in range(self.workers)
        ]
        self.next += 1
        rounds: list[Round] = ray.get(parts)
        return Round(joined([one.notes for one in rounds]), sum(one.games for one in rounds))

    def kept(self) -> Array:
        """Nothing: every round begins from its number."""
        return np.zeros(0, np.uint8)

    def go_on(self, following: int, kept: Array) -> None:
        """With this round."""
        self.next = following

    def _seed(self, worker: int) -> str:
        return player_seed(game_seed(self.seed, self.next), worker)

    def _compile(self, net: Layers) -> None:
        """Once, so that the workers of this machine find it done."""
        if not self._is_compiled:
            Playing(self.game, self.seed, FEW).round(net, 0.0)
            self._is_compiled = True


def play_part(id: str, seed: str, samples: int, first: int, told: tuple[Layers, float]) -> Round:
    """A worker's part of a round, beginning with this way to play."""
    own = Playing(find_game(id), seed, samples)
    own.next = first
    net, per_point = told
    notes, games = own.round(writable(net), per_point)
    return Round(cut(notes), games)


def writable(net: Layers) -> Layers:
    """Ray's arrays cannot be written to; for such, all would be compiled once more."""
    return Layers(*(np.array(part) for part in net))  # type: ignore[arg-type]


def cut(notes: Notes) -> Notes:
    """What was noted, without the room behind it."""
    samples, rows, sights = (int(notes.used[kind]) for kind in (SAMPLES, ROWS, SIGHTS))
    lengths = {"asked": rows, "names": rows, "first": samples + 1, "used": len(notes.used)}
    found: dict[str, Any] = {}
    for name, part in notes._asdict().items():
        length = sights if name.startswith("sight") else lengths.get(name, samples)
        found[name] = np.array(part[:length])
    return Notes(**found)


def joined(parts: Sequence[Notes]) -> Notes:
    """Parts of a round behind each other."""
    found: dict[str, Any] = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in Notes._fields
    }
    rows = np.cumsum([0, *(part.used[ROWS] for part in parts)])
    firsts = [np.array(part.first[:-1]) + row for part, row in zip(parts, rows, strict=False)]
    found["first"] = np.append(np.concatenate(firsts), rows[-1])
    found["used"] = np.sum([part.used for part in parts], axis=0)
    return Notes(**found)
