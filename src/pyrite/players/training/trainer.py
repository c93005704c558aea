"""A course of learning: rounds of self-play and lessons, on a schedule counted in decisions.

The same seed and the same number of decisions give the same weights on one machine; on a Ray
cluster, with the same number of workers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pyrite.core.chance import shuffle
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.players.errors import WeightsError
from pyrite.players.kernels import self_play
from pyrite.players.kernels.self_play import Notes
from pyrite.players.network.features import features_of
from pyrite.players.network.weights import Weights, stamp_of
from pyrite.players.training.learner import Array, Learner, TrainingBatch
from pyrite.players.training.on_ray import RayPlaying
from pyrite.players.training.playing import Playing

SAMPLES = 60_000  # of one round
HERE = 0  # workers: this process plays
BATCH = 2_000
TIMES = 2  # that every sample is learned from
RATE, LEAST_RATE = 1.5e-3, 3e-5
ENTROPY, LEAST_ENTROPY = 0.01, 0.0005
POINTS_PART, FEW_POINTS = 0.4, 0.3  # so long points count in full, then less


@dataclass(frozen=True)
class TrainingRound:
    """How a round went."""

    decisions: int  # so far
    games: int  # so far
    entropy: float
    off: float  # how far value was off, squared


class Trainer:
    """One network learning one game."""

    def __init__(
        self, game: Game, seed: str, total: int, *, samples: int = SAMPLES, workers: int = HERE
    ) -> None:
        self.game, self.seed, self.total = game, seed, total
        self.learner = Learner(stamp_of(game), fast_chance(player_seed(seed, 0)))
        self.decisions = self.games = 0
        self._orders = fast_chance(player_seed(seed, 1))
        own = player_seed(seed, 2)
        self._playing: Playing | RayPlaying = (
            RayPlaying(game, own, samples, workers) if workers else Playing(game, own, samples)
        )

    @property
    def workers(self) -> int:
        """Of a Ray cluster; HERE for none."""
        return self._playing.workers if isinstance(self._playing, RayPlaying) else HERE

    @property
    def part(self) -> float:
        """Of the course that is done."""
        return min(1.0, self.decisions / self.total)

    def lessons(self) -> Iterator[TrainingRound]:
        """Round after round, to the end of the course."""
        while self.decisions < self.total:
            yield self.lesson()

    def lesson(self) -> TrainingRound:
        """Play, then learn from it."""
        per_point = 1.0 if self.part < POINTS_PART else FEW_POINTS
        spread = features_of(self.game).spread
        notes, games = self._playing.round(self.learner.fine_layers(), per_point / spread)
        self.games += games
        part = self.part
        rate = RATE * (1 - part) + LEAST_RATE
        found = self._learn(notes, rate, ENTROPY * (1 - part) + LEAST_ENTROPY)
        self.decisions += int(notes.used[self_play.SAMPLES])
        return TrainingRound(self.decisions, self.games, float(found[0]), float(found[1]))

    def weights(self) -> Weights:
        """As learned so far."""
        return self.learner.weights(self.decisions, self.seed)

    def _learn(self, notes: Notes, rate: float, entropy: float) -> Array:
        count = int(notes.used[self_play.SAMPLES])
        gained: Any = notes.gained[:count]
        gained = ((gained - gained.mean()) / (gained.std() + 1e-6)).astype(np.float32)
        starts = list(range(0, count, BATCH))
        found = np.zeros(2)
        for _ in range(TIMES):
            shuffle(self._orders, starts, 0, len(starts))
            for first in starts:
                batch = TrainingBatch(notes, first, min(count, first + BATCH), gained)
                found += self.learner.learn(batch, rate, entropy) / (TIMES * len(starts))
        return found

    def save(self, file: Path) -> None:
        """All that is needed to go on as if nothing had happened."""
        own, following = self.learner, self._playing.next
        with file.open("wb") as out:
            np.savez(
                out,
                row=own.row,
                mean=own.mean,
                square=own.square,
                chances=self._playing.kept(),
                orders=np.array(self._orders.input, np.int64),
                counts=np.array([own.steps, self.decisions, self.games, following, self.total]),
                workers=np.array(self.workers),
                about=np.array([self.game.id, self.seed, repr(own.stamp)]),
            )


def resumed(game: Game, file: Path, *, samples: int = SAMPLES) -> Trainer:
    """The course that was saved there."""
    try:
        with np.load(file) as kept:
            found = {name: kept[name] for name in kept.files}
        id, seed, stamp = map(str, found["about"])
    except (OSError, ValueError, KeyError) as error:
        raise WeightsError("no-course", file=str(file)) from error
    if id != game.id or stamp != repr(stamp_of(game)):
        raise WeightsError("other-course", file=str(file), game=id)
    steps, decisions, games, following, total = map(int, found["counts"])
    workers = int(found.get("workers", HERE))  # courses of old were all taken here
    trainer = Trainer(game, seed, total, samples=samples, workers=workers)
    own = trainer.learner
    own.row[:], own.mean[:], own.square[:] = found["row"], found["mean"], found["square"]
    own.steps, trainer.decisions, trainer.games = steps, decisions, games
    trainer._playing.go_on(following, found["chances"])
    trainer._orders.input = [int(word) for word in found["orders"]]
    return trainer
