"""A course of learning: rounds of self-play and lessons, on a schedule counted in decisions.

The same seed and the same number of decisions give the same weights on one machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from pyrite.core import native
from pyrite.core.backend import Also
from pyrite.core.chance import Chance, shuffle
from pyrite.core.game import Game, option_indices
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.players.errors import WeightsError
from pyrite.players.instincts import instinct_of
from pyrite.players.network import layers
from pyrite.players.network.layers import HIDDEN, OUTPUTS, SECOND, Desk
from pyrite.players.network.weights import Weights, stamp_of
from pyrite.players.questions import Practice, questions_of
from pyrite.players.search import tree
from pyrite.players.training import self_play
from pyrite.players.training.learner import Array, Batch, Learner
from pyrite.players.training.self_play import Notes, Room

SAMPLES = 60_000  # of one round
ROWS_PER_SAMPLE = 10
BATCH = 2_000
TIMES = 2  # that every sample is learned from
FADE = 0.95  # of what comes later, in judging a choice
GAMES = 8  # of one way to play, before the next
RATE, LEAST_RATE = 1.5e-3, 3e-5
ENTROPY, LEAST_ENTROPY = 0.01, 0.0005
POINTS_PART, FEW_POINTS = 0.4, 0.3  # so long points count in full, then less
MOST_SEATS = 8


def also(game: Game) -> Also:
    """What is bound beside the rules; some of it only so that its file counts in the stamp."""
    own = questions_of(game)
    return (
        (layers.look, own.look),
        (layers.ask, own.ask),
        (layers.policy, layers.policy),
        (tree.instinct, instinct_of(game)),
        (tree.pick, tree.pick),
    )


@dataclass(frozen=True)
class Lesson:
    """How a round went."""

    decisions: int  # so far
    games: int  # so far
    entropy: float
    off: float  # how far worth was off, squared


class School:
    """One network learning one game."""

    def __init__(self, game: Game, seed: str, total: int, *, samples: int = SAMPLES) -> None:
        self.game, self.seed, self.total = game, seed, total
        self.learner = Learner(stamp_of(game), fast_chance(player_seed(seed, 0)))
        self.decisions = self.games = 0
        self._orders = fast_chance(player_seed(seed, 1))
        self._notes = make_notes(game, samples)
        self._desk = make_desk(game)
        self._rooms = {one.seats: make_room(game, one.seats) for one in questions_of(game).practice}
        self._chances = native.native(game).chance(fast_chance(player_seed(seed, 2)))
        self._generate = native.native(game).entry(self_play.generate, also(game))
        self._next = 0

    @property
    def part(self) -> float:
        """Of the course that is done."""
        return min(1.0, self.decisions / self.total)

    def lessons(self) -> Iterator[Lesson]:
        """Round after round, to the end of the course."""
        while self.decisions < self.total:
            yield self.lesson()

    def lesson(self) -> Lesson:
        """Play, then learn from it."""
        self._fill()
        part = self.part
        rate = RATE * (1 - part) + LEAST_RATE
        found = self._learn(rate, ENTROPY * (1 - part) + LEAST_ENTROPY)
        self.decisions += int(self._notes.used[self_play.SAMPLES])
        return Lesson(self.decisions, self.games, float(found[0]), float(found[1]))

    def weights(self) -> Weights:
        """As learned so far."""
        return self.learner.weights(self.decisions, self.seed)

    def _fill(self) -> None:
        own = questions_of(self.game)
        net = self.learner.fine_layers()
        per_point = (1.0 if self.part < POINTS_PART else FEW_POINTS) / own.spread
        ways = [one for one in own.practice for _ in range(one.share)]
        self._notes.used[:] = np.zeros(3, np.int64)
        played = GAMES
        while played == GAMES:
            way = ways[self._next % len(ways)]
            self._next += 1
            room = self._rooms[way.seats]._replace(chances=self._chances)
            options = options_of(self.game, way)
            played = int(
                self._generate(
                    net,
                    self._desk,
                    room,
                    self._notes,
                    way.seats,
                    options,
                    GAMES,
                    per_point,
                    FADE,
                )
            )
            self.games += played

    def _learn(self, rate: float, entropy: float) -> Array:
        count = int(self._notes.used[self_play.SAMPLES])
        gained: Any = self._notes.gained[:count]
        gained = ((gained - gained.mean()) / (gained.std() + 1e-6)).astype(np.float32)
        starts = list(range(0, count, BATCH))
        found = np.zeros(2)
        for _ in range(TIMES):
            shuffle(self._orders, starts, 0, len(starts))
            for first in starts:
                batch = Batch(self._notes, first, min(count, first + BATCH), gained)
                found += self.learner.learn(batch, rate, entropy) / (TIMES * len(starts))
        return found

    def save(self, file: Path) -> None:
        """All that is needed to go on as if nothing had happened."""
        own = self.learner
        with file.open("wb") as out:
            np.savez(
                out,
                row=own.row,
                mean=own.mean,
                square=own.square,
                chances=np.frombuffer(self._chances.tobytes(), np.uint8),  # type: ignore[attr-defined]
                orders=np.array(self._orders.input, np.int64),
                counts=np.array([own.steps, self.decisions, self.games, self._next, self.total]),
                about=np.array([self.game.id, self.seed, repr(own.stamp)]),
            )


def resumed(game: Game, file: Path, *, samples: int = SAMPLES) -> School:
    """The course that was saved there."""
    try:
        with np.load(file) as kept:
            found = {name: kept[name] for name in kept.files}
        id, seed, stamp = map(str, found["about"])
    except (OSError, ValueError, KeyError) as error:
        raise WeightsError("no-course", file=str(file)) from error
    if id != game.id or stamp != repr(stamp_of(game)):
        raise WeightsError("other-course", file=str(file), game=id)
    steps, decisions, games, next_way, total = map(int, found["counts"])
    school = School(game, seed, total, samples=samples)
    own = school.learner
    own.row[:], own.mean[:], own.square[:] = found["row"], found["mean"], found["square"]
    own.steps, school.decisions, school.games, school._next = steps, decisions, games, next_way
    school._chances.view(np.uint8)[:] = found["chances"]  # type: ignore[attr-defined]
    school._orders.input = [int(word) for word in found["orders"]]
    return school


def options_of(game: Game, way: Practice) -> Array:
    """The options of a way to play, as indices."""
    return np.array(option_indices(game, way.options), np.int64)


def make_desk(game: Game) -> Desk:
    """Room for compiled layers: sums fit into 32 bits."""
    own = questions_of(game)
    made: Any = np.zeros
    return Desk(
        made(own.table, np.int8),
        made(own.asked, np.int8),
        made(HIDDEN, np.int32),
        made(HIDDEN, np.int32),
        made(SECOND, np.int32),
        made(OUTPUTS, np.int64),
    )


def make_room(game: Game, seats: int) -> Room:
    """Room for compiled games."""
    backend = native.native(game)
    outcome, moves = backend.scratch()
    return Room(
        backend.states(2),
        backend.rows(Chance, 2),
        outcome,
        moves,
        weights=backend.ints(game.most_moves),
        last=backend.ints(MOST_SEATS),
        scores=backend.ints(game.sides(seats)),
        rewards=backend.floats(MOST_SEATS),
        wins=backend.floats(MOST_SEATS),
    )


def make_notes(game: Game, samples: int) -> Notes:
    """Room for what one round of self-play brings."""
    own, rows = questions_of(game), samples * ROWS_PER_SAMPLE
    made: Any = np.zeros
    return Notes(
        table=made((samples, own.table), np.int8),
        asked=made((rows, own.asked), np.int8),
        names=made(rows, np.int64),
        first=made(samples + 1, np.int64),
        chosen=made(samples, np.int64),
        chance=made(samples),
        hoped=made(samples),
        gained=made(samples),
        win=made(samples),
        before=made(samples, np.int64),
        sights=made((samples, own.table), np.int8),
        sight_seat=made(samples, np.int64),
        sight_reward=made(samples),
        sight_win=made(samples),
        used=made(3, np.int64),
    )
