"""Judging one decision from the information its seat had, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt

from pyrite.engine.player import Information
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.kernels.rollouts import OWN_CHOICE
from pyrite.players.review.grades import ChoiceKind, Grade, grade_of, is_sure
from pyrite.players.review.valuing import (
    Arm,
    Chances,
    Enough,
    Estimate,
    Valuer,
    gain_of,
    purpose,
    settled,
)
from pyrite.players.simple import weights_of

CHOOSING = 1.5  # rollouts for finding the best move, as a multiple of the iterations
TELLING = 50  # iterations; with fewer, that all games ended alike says nothing
NOTHING = Estimate(0.0, 0.0)


@dataclass(frozen=True)
class Considered:
    """What is known of one move."""

    move: int
    games: int
    win: Estimate
    score: Estimate


@dataclass(frozen=True)
class Decision:
    """One decision, judged."""

    seat: int
    made: int
    best: int
    loss: Estimate  # of win share against the best move; below 0 where that was not better
    grade: Grade
    gain: Chances  # by seat: what it changed against the choice of the heuristic
    moves: tuple[Considered, ...]  # the best one first
    choice: ChoiceKind = ChoiceKind.REAL
    points: Estimate = NOTHING  # of the score, lost against the best move
    games: int = 0  # in which the loss was measured; none where the best move was made

    @property
    def is_forced(self) -> bool:
        """Was there a single legal move?"""
        return self.choice is ChoiceKind.FORCED

    @property
    def is_real(self) -> bool:
        """Was there something to decide?"""
        return self.choice is ChoiceKind.REAL


def forced(seat: int, made: int, seats: int) -> Decision:
    """A single legal move is no decision: always Gold."""
    still = (NOTHING,) * seats
    return Decision(seat, made, made, NOTHING, Grade.GOLD, still, (), ChoiceKind.FORCED)


def judge(
    valuer: Valuer, information: Information, moves: Sequence[int], made: int, iterations: int
) -> Decision:
    """Find the best move, then compare it with the one made on guesses that chose neither."""
    seat = information.seat
    if len(moves) == 1:
        return forced(seat, made, valuer.seats)
    found, choice = consider(valuer, information, candidates(information, moves, made), iterations)
    best, seed = found[0].move, measuring_seed(information)
    if best == made or choice is ChoiceKind.EQUAL:
        gained = valuer.gain(information, made, seed, iterations)
        return Decision(seat, made, made, NOTHING, Grade.GOLD, gained, tuple(found), choice)
    enough = graded(seat, iterations)
    arms = valuer.compare(information, [made, best, OWN_CHOICE], seed, iterations, enough)
    better = arms[1]
    loss = better.apart[seat]
    return Decision(
        seat,
        made,
        best,
        loss,
        grade_of(loss),
        gain_of(arms[2]),
        merge(found, [considered(arm, seat) for arm in arms[:2]]),
        points=better.apart_score,
        games=better.games,
    )


def graded(seat: int, iterations: int) -> Enough:
    """Is the grade sure, and what the ledger needs?"""
    is_settled = settled(iterations)
    return lambda arms: is_sure(arms[1].apart[seat]) and is_settled(arms)


def gain(
    valuer: Valuer, information: Information, moves: Sequence[int], made: int, iterations: int
) -> Chances:
    """What the move made changed, by seat, against what the heuristic would have chosen."""
    if len(moves) == 1:
        return (NOTHING,) * valuer.seats
    return valuer.gain(information, made, measuring_seed(information), iterations)


def seed_of(information: Information, what: str) -> str:
    """Two games that are one to the seat are judged with the same guesses."""
    return purpose(what, information.bytes)


def measuring_seed(information: Information) -> str:
    """Of the guesses that chose no move."""
    return seed_of(information, "measure")


def candidates(information: Information, moves: Sequence[int], made: int) -> list[int]:
    """The move made, and one of each kind that the heuristic finds worth considering.

    Where that is nothing else, some other kind: there may be something to decide all the same.
    """
    kind = kind_in(information.game)
    chosen = {kind(information.state, made): made}
    for move, weight in zip(moves, weights_of(information, moves), strict=True):
        if weight > 0:
            chosen.setdefault(kind(information.state, move), move)
    if len(chosen) == 1:
        other = next((one for one in moves if kind(information.state, one) not in chosen), made)
        chosen.setdefault(kind(information.state, other), other)
    return list(chosen.values())


def consider(
    valuer: Valuer, information: Information, moves: Sequence[int], iterations: int
) -> tuple[list[Considered], ChoiceKind]:
    """All moves on common guesses, the better half again, until one is left; the best first."""
    rounds = ceil(log2(len(moves)))
    found = {move: Considered(move, 0, NOTHING, NOTHING) for move in moves}
    left, dropped = list(moves), list[int]()
    is_one_kind = len(moves) == 1
    choice = ChoiceKind.EQUAL if is_one_kind or iterations >= TELLING else ChoiceKind.REAL
    for number in range(rounds):
        games = max(1, int(CHOOSING * iterations / (rounds * len(left))))
        seed = seed_of(information, f"round {number}")
        arms = valuer.compare(information, left, seed, games)
        if any(arm.apart[information.seat] != NOTHING for arm in arms):
            choice = ChoiceKind.REAL
        for arm in arms:
            one = considered(arm, information.seat)
            found[one.move] = pooled(found[one.move], one)
        left.sort(key=lambda move: (-found[move].win.mean, -found[move].score.mean))
        half = (len(left) + 1) // 2
        dropped, left = left[half:] + dropped, left[:half]
    return [found[move] for move in left + dropped], choice


def considered(arm: Arm, seat: int) -> Considered:
    """What rollouts say to the seat."""
    return Considered(arm.move, arm.games, arm.chances[seat], arm.score)


def pooled(one: Considered, other: Considered) -> Considered:
    """Two measurements of one move."""
    games = one.games + other.games
    parts = one.games / games, other.games / games

    def mean(a: Estimate, b: Estimate) -> Estimate:
        error = sqrt((parts[0] * a.error) ** 2 + (parts[1] * b.error) ** 2)
        return Estimate(parts[0] * a.mean + parts[1] * b.mean, error)

    return Considered(one.move, games, mean(one.win, other.win), mean(one.score, other.score))


def merge(found: Sequence[Considered], measured: Sequence[Considered]) -> tuple[Considered, ...]:
    """What was measured anew takes the place of what was found on the way."""
    anew = {one.move: one for one in measured}
    return tuple(anew.get(one.move, one) for one in found)
