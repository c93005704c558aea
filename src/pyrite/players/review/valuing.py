"""Measuring by rollouts: winning chances of a state, and moves compared on common guesses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from typing import Any

from pyrite.core.backends.backend import Bindings, backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance
from pyrite.engine.player import Information
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import heuristic, rollouts
from pyrite.players.kernels.rollouts import OWN_CHOICE, STATES, WORDS, RolloutWorkspace
from pyrite.players.review.reasons.worlds import Imagined


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
    apart_score: Estimate  # the difference to the first arm


Enough = Callable[[Sequence[Arm]], bool]
"""Is that sure enough?"""

FIRST_LOOK = 100  # fewer games say nothing about how sure they are
PARTS = 4  # the first look is after a part of the iterations
USUAL_SPREAD = 0.4  # of a win share from game to game; less where much is decided
LONGEST = 4  # times the iterations, where that is allowed and the answer is not yet sure


def looks(iterations: int, most: int) -> Iterator[int]:
    """After how many games it is asked whether that is enough: twice as many each time."""
    games = iterations // PARTS
    while FIRST_LOOK <= games < most:
        yield games
        games *= 2
    yield most if games >= FIRST_LOOK else iterations


def purpose(text: str, *parts: bytes) -> str:
    """A seed for one measurement: the same for the same question, whoever asks."""
    digest = sha256(f"pyrite review {text}".encode())
    for part in parts:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.hexdigest()


def bindings(game: Game) -> Bindings:
    """What is bound beside the rules."""
    return (
        (heuristic.heuristic, heuristic_of(game)),
        (rollouts.kind_of, kind_in(game)),
    )


class Valuer:
    """Rollouts of one game on either backend; natively they run side by side in threads."""

    def __init__(self, game: Game, seats: int, backend: str) -> None:
        self.game = game
        self.seats = seats
        self._backend = backend_of(game, backend)
        self._measure = self._backend.entry(rollouts.measure, bindings(game))

    def state_chances(self, state: Any, seed: str, iterations: int) -> Chances:
        """Winning chances from the true state: what lies hidden stays, what comes is open."""
        enough = settled(iterations)
        arms = self._arms(state, 0, False, [OWN_CHOICE], seed, iterations, enough=enough)
        return arms[0].chances

    def known_chances(self, information: Information, seed: str, iterations: int) -> Chances:
        """Winning chances as far as a seat could know."""
        state, seat = information.state, max(0, information.seat)  # an onlooker has no score
        enough = settled(iterations)
        arms = self._arms(state, seat, True, [OWN_CHOICE], seed, iterations, enough=enough)
        return arms[0].chances

    def compare(
        self,
        information: Information,
        moves: Sequence[int],
        seed: str,
        iterations: int,
        enough: Enough | None = None,
    ) -> list[Arm]:
        """First moves on the same guesses and the same chance; OWN_CHOICE may be among them.

        Who says what is enough has fewer games where the answer is sure, and more where it is not.
        """
        state, seat = information.state, information.seat
        most = LONGEST * iterations if enough else iterations
        return self._arms(state, seat, True, moves, seed, iterations, enough=enough, most=most)

    def gain(self, information: Information, move: int, seed: str, iterations: int) -> Chances:
        """What a move changes against the heuristic's choice: as `compare`, and no more."""
        moves, state, seat = [move, OWN_CHOICE], information.state, information.seat
        arms = self._arms(
            state, seat, True, moves, seed, iterations, is_apart=True, enough=settled(iterations)
        )
        return gain_of(arms[1])

    def imagined(
        self, information: Information, moves: Sequence[int], seed: str, games: int, room: int
    ) -> Iterator[Imagined]:
        """The first games of `compare`, one after the other, with what happened in them."""
        seat, seats, backend = information.seat, self.seats, self._backend
        d = self._workspace(information.state, moves, fast_chance(seed), room)
        arms, width = range(len(moves)), seats + 1
        for _ in range(games):
            self._measure(d, seats, seat, 1, 0, 1)
            yield Imagined(
                guess=backend.take(self.game.state, d.states, rollouts.BASE),
                dice=tuple(map(int, d.seeds[0])),
                logs=tuple(list(d.log[arm * room : (arm + 1) * room]) for arm in arms),
                wins=tuple(float(d.wins[arm * width + seat]) for arm in arms),
                scores=tuple(float(d.wins[arm * width + seats]) for arm in arms),
            )

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
        enough: Enough | None = None,
        most: int = 0,
    ) -> list[Arm]:
        workspace = self._workspace(state, moves, fast_chance(seed))
        stops = looks(iterations, most or iterations) if enough else iter((iterations,))
        how = (self.seats, viewer, int(is_guessed), int(is_apart))
        done, arms = 0, list[Arm]()
        for games in stops:
            self._measure(workspace, *how, games - done)
            done = games
            arms = [arm_of(workspace, arm, self.seats, done) for arm in range(len(moves))]
            if enough and enough(arms):
                break
        return arms

    def _workspace(
        self, state: Any, moves: Sequence[int], chance: Chance, room: int = 0
    ) -> RolloutWorkspace:
        backend, seats = self._backend, self.seats
        states = backend.states(STATES)
        backend.put(states, rollouts.FROM, state)
        streams = backend.rows(Chance, rollouts.PLAYERS + seats)
        backend.put(streams, rollouts.MASTER, chance)
        outcome, scratch = backend.scratch()
        cells = len(moves) * (seats + 1)
        return RolloutWorkspace(
            states,
            streams,
            seeds=backend.table(seats + 1, WORDS),
            outcome=outcome,
            moves=scratch,
            weights=backend.ints(self.game.most_moves),
            scores=backend.ints(self.game.sides(seats)),
            arms=backend.numbers(moves),
            wins=backend.floats(cells),
            sums=backend.floats(cells),
            squares=backend.floats(cells),
            apart_squares=backend.floats(cells),
            log=backend.ints(room * len(moves)),
        )


def arm_of(d: RolloutWorkspace, arm: int, seats: int, games: int) -> Arm:
    """One arm's sums as means and errors."""
    width = seats + 1
    cells = range(arm * width, (arm + 1) * width)
    *chances, score = (estimate(d.sums[cell], d.squares[cell], games) for cell in cells)
    *apart, apart_score = (
        estimate(d.sums[cell] - d.sums[cell - arm * width], d.apart_squares[cell], games)
        for cell in cells
    )
    return Arm(int(d.arms[arm]), games, tuple(chances), tuple(apart), score, apart_score)


def settled(iterations: int) -> Enough:
    """Are winning chances, or what sets the last arm apart, as sure as usual in the end?"""
    error = USUAL_SPREAD / sqrt(iterations)

    def is_enough(arms: Sequence[Arm]) -> bool:
        last = arms[-1]
        return all(one.error <= error for one in (last.apart if len(arms) > 1 else last.chances))

    return is_enough


def gain_of(own: Arm) -> Chances:
    """What the first arm gains on the heuristic's."""
    return tuple(Estimate(-one.mean, one.error) for one in own.apart)


def estimate(total: float, squares: float, games: int) -> Estimate:
    """Mean and standard error from a sum and a sum of squares."""
    mean = float(total) / games
    spread = max(0.0, float(squares) / games - mean * mean)
    return Estimate(mean, sqrt(spread / max(1, games - 1)))
