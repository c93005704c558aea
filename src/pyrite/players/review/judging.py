"""Judging one decision from the information its seat had, and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt

from pyrite.engine.player import Information
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.greedy import weights_of
from pyrite.players.kernels.rollouts import OWN_CHOICE
from pyrite.players.review.grades import Grade, grade_of
from pyrite.players.review.valuing import Arm, Chances, Estimate, Valuer, gain_of, purpose

CHOOSING = 1.5  # rollouts for finding the best move, as a multiple of the iterations
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
    gain: Chances  # by seat: what it changed against the choice of instinct
    moves: tuple[Considered, ...]  # the best one first
    is_forced: bool = False


def forced(seat: int, made: int, seats: int) -> Decision:
    """A single legal move is no decision: always Gold."""
    still = (NOTHING,) * seats
    return Decision(seat, made, made, NOTHING, Grade.GOLD, still, (), is_forced=True)


def judge(
    valuer: Valuer, information: Information, moves: Sequence[int], made: int, iterations: int
) -> Decision:
    """Find the best move, then compare it with the one made on guesses that chose neither."""
    seat = information.seat
    if len(moves) == 1:
        return forced(seat, made, valuer.seats)
    found = consider(valuer, information, candidates(information, moves, made), iterations)
    best, seed = found[0].move, seed_of(information, "measure")
    if best == made:
        gained = valuer.gain(information, made, seed, iterations)
        return Decision(seat, made, best, NOTHING, Grade.GOLD, gained, tuple(found))
    arms = valuer.compare(information, [made, best, OWN_CHOICE], seed, iterations)
    loss = arms[1].apart[seat]
    measured = [considered(arm, seat) for arm in arms[:2]]
    moves_found = merge(found, measured)
    return Decision(seat, made, best, loss, grade_of(loss), gain_of(arms[2]), moves_found)


def gain(
    valuer: Valuer, information: Information, moves: Sequence[int], made: int, iterations: int
) -> Chances:
    """What the move made changed, by seat, against what instinct would have chosen."""
    if len(moves) == 1:
        return (NOTHING,) * valuer.seats
    return valuer.gain(information, made, seed_of(information, "measure"), iterations)


def seed_of(information: Information, what: str) -> str:
    """Two games that are one to the seat are judged with the same guesses."""
    return purpose(what, information.bytes)


def candidates(information: Information, moves: Sequence[int], made: int) -> list[int]:
    """The move made, and one of each kind that instinct finds worth considering."""
    kind = kind_in(information.game)
    chosen = {kind(information.state, made): made}
    for move, weight in zip(moves, weights_of(information, moves), strict=True):
        if weight > 0:
            chosen.setdefault(kind(information.state, move), move)
    return list(chosen.values())


def consider(
    valuer: Valuer, information: Information, moves: Sequence[int], iterations: int
) -> list[Considered]:
    """All moves on common guesses, the better half again, until one is left; the best first."""
    rounds = ceil(log2(len(moves)))
    found = {move: Considered(move, 0, NOTHING, NOTHING) for move in moves}
    left, dropped = list(moves), list[int]()
    for number in range(rounds):
        games = max(1, int(CHOOSING * iterations / (rounds * len(left))))
        seed = seed_of(information, f"round {number}")
        for arm in valuer.compare(information, left, seed, games):
            one = considered(arm, information.seat)
            found[one.move] = pooled(found[one.move], one)
        left.sort(key=lambda move: (-found[move].win.mean, -found[move].score.mean))
        half = (len(left) + 1) // 2
        dropped, left = left[half:] + dropped, left[:half]
    return [found[move] for move in left + dropped]


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
