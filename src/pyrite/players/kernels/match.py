"""Matches between networks and the greedy player, compiled: every deal with the seats turned."""

from __future__ import annotations

from typing import Any

from pyrite.core.chance import below, seed_cipher, seed_fast
from pyrite.core.flow import lowest_seat, settle_chance
from pyrite.core.law import apply as play_move
from pyrite.core.law import begin, legal, winners
from pyrite.core.schema import Ints, copy
from pyrite.core.sets import size_of
from pyrite.players.kernels.heuristic import heuristic
from pyrite.players.kernels.layers import Layers, NetworkWorkspace, policy
from pyrite.players.kernels.self_play import PlayWorkspace, one_of_each

OURS, THEIRS, GREEDY = range(3)
"""Who sits at a seat: the first network, the second, or who follows the heuristic."""

DEAL, OWN = 0, 1  # streams: of chance, of the players
SEED_WORDS = 8


def meet(
    ours: Layers,
    theirs: Layers,
    d: NetworkWorkspace,
    r: PlayWorkspace,
    seats: int,
    options: Ints,
    keys: list[Ints],
    sitting: Ints,
    shares: list[float],
) -> int:
    """One deal per row of `keys`, as often as there are seats; our seats' share of each deal."""
    decisions = 0
    for g in range(len(keys)):
        shares[g] = 0.0
        for turn in range(seats):
            copy(r.states[0], r.states[1])
            begin(r.states[0], seats, options)
            seed_cipher(r.chances[DEAL], keys[g])
            seed_fast(r.chances[OWN], keys[g], SEED_WORDS)
            decisions += play_game(ours, theirs, d, r, seats, sitting, turn)
            shares[g] += our_share(r, seats, sitting, turn) / seats
    return decisions


def play_game(
    ours: Layers,
    theirs: Layers,
    d: NetworkWorkspace,
    r: PlayWorkspace,
    seats: int,
    sitting: Ints,
    turn: int,
) -> int:
    """To the end; returns the decisions."""
    s = r.states[0]
    decisions = 0
    mask = settle_chance(s, r.chances[DEAL], r.outcome)
    while mask:
        seat = lowest_seat(mask)
        n = legal(s, seat, r.moves)
        who = sitting[(seat + turn) % seats]
        if who != GREEDY:
            n = one_of_each(r, s, n)
        if n > 1:
            weigh_moves(ours, theirs, d, r, s, seat, n, who)
        play_move(s, seat, r.moves[heaviest(r, n)])
        decisions += 1
        mask = settle_chance(s, r.chances[DEAL], r.outcome)
    return decisions


def weigh_moves(
    ours: Layers,
    theirs: Layers,
    d: NetworkWorkspace,
    r: PlayWorkspace,
    s: Any,
    seat: int,
    n: int,
    who: int,
) -> None:
    """By who sits there."""
    if who == OURS:
        policy(ours, d, s, seat, r.moves, n, r.weights)
    elif who == THEIRS:
        policy(theirs, d, s, seat, r.moves, n, r.weights)
    else:
        heuristic(s, seat, r.moves, n, r.weights)


def heaviest(r: PlayWorkspace, n: int) -> int:
    """Of equal ones any."""
    if n == 1:
        return 0
    best = 0
    equal = 1
    for i in range(1, n):
        if r.weights[i] > r.weights[best]:
            best = i
            equal = 1
        elif r.weights[i] == r.weights[best]:
            equal += 1
            if below(r.chances[OWN], equal) == 0:
                best = i
    return best


def our_share(r: PlayWorkspace, seats: int, sitting: Ints, turn: int) -> float:
    """The mean share of the victory of one of our seats."""
    mask = winners(r.states[0])
    seated = 0
    won = 0
    for seat in range(seats):
        if sitting[(seat + turn) % seats] == OURS:
            seated += 1
            won += mask >> seat & 1
    return won / max(1, size_of(mask)) / seated
