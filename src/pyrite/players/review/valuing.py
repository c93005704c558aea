"""Measuring by rollouts: winning chances of a state, and moves compared on common guesses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from typing import Any

from pyrite.core.backends.backend import Also, backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance
from pyrite.engine.player import Information
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import rollouts, tree
from pyrite.players.kernels.rollouts import OWN_CHOICE, STATES, WORDS, Desk


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two that were measured apart from each other."""
        return Estimate(self.mean - other.mean, sqrt(self.error**2 + other.error**2))


Chances = tuple[Estimate, ...]
"""Win shares, by seat."""


@dataclass(frozen=True)
class Arm:
    """What rollouts say of one first move."""

    move: int
    games: int
    chances: Chances
    apart: Chances  # the difference to the first arm, game by game
    score: Estimate  # of the viewer


def purpose(text: str, *parts: bytes) -> str:
    """A seed for one measurement: the same for the same question, whoever asks."""
    digest = sha256(f"pyrite review {text}".encode())
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.hexdigest()


def also(game: Game) -> Also:
    """What is bound beside the rules; `pick` stands here so that its file counts in the stamp."""
    return (
        (tree.heuristic, heuristic_of(game)),
        (tree.pick, tree.pick),
        (rollouts.kind_of, kind_in(game)),
    )


class Valuer:
    """Rollouts of one game on either backend; natively they run side by side in threads."""

    def __init__(self, game: Game, seats: int, backend: str) -> None:
        self.game = game
        self.seats = seats
        self._backend = backend_of(game, backend)
        self._measure = self._backend.entry(rollouts.measure, also(game))

    def state_chances(self, state: Any, seed: str, iterations: int) -> Chances:
        """Winning chances from the true state: what lies hidden stays, what comes is open."""
        return self._arms(state, 0, False, [OWN_CHOICE], seed, iterations)[0].chances

    def known_chances(self, information: Information, seed: str, iterations: int) -> Chances:
        """Winning chances as far as a seat could know."""
        state, seat = information.state, max(0, information.seat)  # an onlooker has no score
        return self._arms(state, seat, True, [OWN_CHOICE], seed, iterations)[0].chances

    def compare(
        self, information: Information, moves: Sequence[int], seed: str, iterations: int
    ) -> list[Arm]:
        """First moves on the same guesses and the same chance; OWN_CHOICE may be among them."""
        return self._arms(information.state, information.seat, True, moves, seed, iterations)

    def gain(self, information: Information, move: int, seed: str, iterations: int) -> Chances:
        """What a move changes against instinct's choice: as `compare`, and no more than that."""
        moves, state, seat = [move, OWN_CHOICE], information.state, information.seat
        arms = self._arms(state, seat, True, moves, seed, iterations, is_apart=True)
        return gain_of(arms[1])

    def _arms(
        self,
        state: Any,
        viewer: int,
        is_guessed: bool,
        moves: Sequence[int],
        seed: str,
        iterations: int,
        *,
        is_apart: bool = False,
    ) -> list[Arm]:
        desk = self._desk(state, moves, fast_chance(seed))
        self._measure(desk, self.seats, viewer, int(is_guessed), int(is_apart), iterations)
        return [arm_of(desk, arm, self.seats, iterations) for arm in range(len(moves))]

    def _desk(self, state: Any, moves: Sequence[int], chance: Chance) -> Desk:
        backend, seats = self._backend, self.seats
        states = backend.states(STATES)
        backend.put(states, rollouts.FROM, state)
        streams = backend.rows(Chance, rollouts.PLAYERS + seats)
        backend.put(streams, rollouts.MASTER, chance)
        outcome, room = backend.scratch()
        cells = len(moves) * (seats + 1)
        return Desk(
            states,
            streams,
            seeds=backend.table(seats + 1, WORDS),
            outcome=outcome,
            moves=room,
            weights=backend.ints(self.game.most_moves),
            scores=backend.ints(self.game.sides(seats)),
            arms=backend.numbers(moves),
            wins=backend.floats(cells),
            sums=backend.floats(cells),
            squares=backend.floats(cells),
            apart_squares=backend.floats(cells),
        )


def arm_of(d: Desk, arm: int, seats: int, games: int) -> Arm:
    """One arm's sums as means and errors."""
    width = seats + 1
    cells = range(arm * width, (arm + 1) * width)
    *chances, score = (estimate(d.sums[cell], d.squares[cell], games) for cell in cells)
    apart = (
        estimate(d.sums[cell] - d.sums[cell - arm * width], d.apart_squares[cell], games)
        for cell in cells[:seats]
    )
    return Arm(int(d.arms[arm]), games, tuple(chances), tuple(apart), score)


def gain_of(own: Arm) -> Chances:
    """What the first arm gains on instinct's."""
    return tuple(Estimate(-one.mean, one.error) for one in own.apart)


def estimate(total: float, squares: float, games: int) -> Estimate:
    """Mean and standard error from a sum and a sum of squares."""
    mean = float(total) / games
    spread = max(0.0, float(squares) / games - mean * mean)
    return Estimate(mean, sqrt(spread / max(1, games - 1)))
