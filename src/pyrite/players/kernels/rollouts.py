"""Rollouts for comparing: the same guesses and the same chance for every arm, so noise cancels.

An arm is a first move, or OWN_CHOICE. In each iteration all arms begin at one state (the true one,
or a guess from information) and have the same streams: one of chance, one of each seat. Runs plain
or compiled (`core.bind`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance, below, next_word, seed_fast
from pyrite.core.flow import lowest_seat, settle_chance, share_victory
from pyrite.core.law import apply, guess, legal, score
from pyrite.core.schema import Ints, copy
from pyrite.players.kernels.heuristic import heuristic, pick

OWN_CHOICE = -1  # an arm without a first move: the seat follows the heuristic from the start
FROM, BASE, WORK = 0, 1, 2  # states: where it begins, this iteration's, the arm's
STATES = 3
MASTER, DICE, PLAYERS = 0, 1, 2  # streams: of guesses and seeds, of chance, of the seats from here
WORDS = 4  # that seed a stream
DRAWS = 3  # of which the heaviest is played


class RolloutWorkspace(NamedTuple):
    """Working space and sums of one measurement."""

    states: list[Any]
    streams: list[Chance]
    seeds: list[Ints]  # of each stream but the master, in this iteration
    outcome: Ints
    moves: Ints
    weights: Ints
    scores: Ints  # by side
    arms: Ints  # their first moves
    wins: list[float]  # of this iteration, for each arm: by seat, then the viewer's score
    sums: list[float]  # of `wins`
    squares: list[float]  # of its squares
    apart_squares: list[float]  # of the squared differences to the first arm
    log: Ints  # the seats' moves in this iteration's games, after the first; as much room for each


def kind_of(s: Any, move: int) -> int:
    """The same number for moves that nobody can tell apart; bound to a game's own."""
    raise TypeError("kind_of was called without a game: bind it first")


def measure(
    d: RolloutWorkspace, seats: int, viewer: int, is_guessed: int, is_apart: int, iterations: int
) -> int:
    """That many iterations of all arms; returns the decisions made.

    Where only what sets the last arm, OWN_CHOICE, apart from the first is asked for, they are
    not played when they agree.
    """
    decisions = 0
    for _ in range(iterations):
        if is_guessed:
            guess(d.states[FROM], d.streams[MASTER], d.states[BASE])
        else:
            copy(d.states[BASE], d.states[FROM])
        draw_seeds(d)
        if is_apart == 0 or first_move(d, viewer, len(d.arms) - 1) != d.arms[0]:
            for arm in range(len(d.arms)):
                decisions += play_arm(d, seats, viewer, arm)
                note(d, seats, arm)
    return decisions


def draw_seeds(d: RolloutWorkspace) -> None:
    """New streams for a new iteration; never all zero."""
    for stream in range(len(d.seeds)):
        for i in range(WORDS):
            d.seeds[stream][i] = next_word(d.streams[MASTER])
        d.seeds[stream][0] |= 1


def play_arm(d: RolloutWorkspace, seats: int, viewer: int, arm: int) -> int:
    """The arm's first move, then the heuristic to the end; an arm like one before ends like it."""
    move = first_move(d, viewer, arm)
    for before in range(arm):
        if move == d.arms[before]:
            for i in range(seats + 1):
                d.wins[arm * (seats + 1) + i] = d.wins[before * (seats + 1) + i]
            return 0
    s = d.states[WORK]
    copy(s, d.states[BASE])
    seed_streams(d)
    if move != OWN_CHOICE:
        apply(s, viewer, move)
    decisions = play_out(d, s, arm)
    share_wins(d, s, seats, viewer, arm)
    return decisions


def seed_streams(d: RolloutWorkspace) -> None:
    """Chance and all seats begin their streams anew."""
    for stream in range(len(d.seeds)):
        seed_fast(d.streams[DICE + stream], d.seeds[stream], 0)


def first_move(d: RolloutWorkspace, viewer: int, arm: int) -> int:
    """An arm's move; the heuristic's choice if that is asked for beside others.

    If that is as good as an earlier arm's move, it is that very move.
    """
    if arm == 0 or d.arms[arm] != OWN_CHOICE:
        return int(d.arms[arm])
    s = d.states[WORK]
    copy(s, d.states[BASE])
    seed_streams(d)
    n = legal(s, viewer, d.moves)
    move = d.moves[choice(d, s, viewer, n)]
    for before in range(arm):
        if kind_of(s, move) == kind_of(s, d.arms[before]):
            return int(d.arms[before])
    return int(move)


def play_out(d: RolloutWorkspace, s: Any, arm: int) -> int:
    """Everybody follows the heuristic; returns the decisions, and logs those it has room for."""
    room = len(d.log) // len(d.arms)
    decisions = 0
    mask = settle_chance(s, d.streams[DICE], d.outcome)
    while mask:
        seat = lowest_seat(mask)
        n = legal(s, seat, d.moves)
        move = d.moves[choice(d, s, seat, n)]
        apply(s, seat, move)
        if decisions < room:
            d.log[arm * room + decisions] = move
        decisions += 1
        mask = settle_chance(s, d.streams[DICE], d.outcome)
    return decisions


def choice(d: RolloutWorkspace, s: Any, seat: int, n: int) -> int:
    """Of a few draws by weight the heaviest: surer of itself than one draw, never rigid."""
    if n == 1:
        return 0
    heuristic(s, seat, d.moves, n, d.weights)
    best = pick(d.streams[PLAYERS + seat], d.weights, n)
    for _ in range(DRAWS - 1):
        other = pick(d.streams[PLAYERS + seat], d.weights, n)
        if d.weights[other] > d.weights[best]:
            best = other
    return any_alike(d, s, seat, n, best)


def any_alike(d: RolloutWorkspace, s: Any, seat: int, n: int, chosen: int) -> int:
    """One of the moves that are like the chosen one, each equally likely."""
    kind = kind_of(s, d.moves[chosen])
    count = 0
    for i in range(n):
        count += kind_of(s, d.moves[i]) == kind
    if count == 1:
        return chosen
    left = below(d.streams[PLAYERS + seat], count)
    i = 0
    while kind_of(s, d.moves[i]) != kind or left > 0:
        left -= kind_of(s, d.moves[i]) == kind
        i += 1
    return i


def share_wins(d: RolloutWorkspace, s: Any, seats: int, viewer: int, arm: int) -> None:
    """By seat, and the viewer's score."""
    score(s, d.scores)
    at = arm * (seats + 1)
    share_victory(s, seats, d.wins, at)
    d.wins[at + seats] = d.scores[viewer]


def note(d: RolloutWorkspace, seats: int, arm: int) -> None:
    """Add how the arm's game ended."""
    for i in range(seats + 1):
        at = arm * (seats + 1) + i
        apart = d.wins[at] - d.wins[i]
        d.sums[at] += d.wins[at]
        d.squares[at] += d.wins[at] * d.wins[at]
        d.apart_squares[at] += apart * apart
