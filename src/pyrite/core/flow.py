"""Play that is the same for every game, in the dialect: chance, victory, uniform games, perft.

Written against the law's names; `core.bind` makes a plain-Python or a compiled version per game.
"""

from __future__ import annotations

from typing import Any

from pyrite.core.bind import Function
from pyrite.core.chance import Chance, below, seed_cipher, seed_fast
from pyrite.core.law import (
    CHANCE,
    apply,
    begin,
    draw,
    legal,
    reason,
    score,
    settle,
    waiting,
    winners,
)
from pyrite.core.schema import Ints, copy
from pyrite.core.sets import lowest, size_of

DECISIONS = 0  # columns of a row of results
WINNERS = 1
REASON = 2
COLUMNS = 3

ILLEGAL = -1


def settle_chance(s: Any, chance: Chance, outcome: Ints) -> int:
    """Chance speaks until a seat must, or the game is over; returns who waits."""
    mask = waiting(s)
    while mask == CHANCE:
        n = draw(s, chance, outcome)
        settle(s, outcome, n)
        mask = waiting(s)
    return mask


def lowest_seat(mask: int) -> int:
    """Of several waiting seats the lowest speaks first."""
    return lowest(mask)


def share_victory(s: Any, seats: int, shares: list[float], first: int) -> None:
    """Each seat's part of the victory, from shares[first] on.

    Sides at which nobody sits have their part, too.
    """
    mask = winners(s)
    count = max(1, size_of(mask))
    for seat in range(seats):
        shares[first + seat] = (mask >> seat & 1) / count


def is_legal(s: Any, seat: int, move: int, moves: Ints) -> bool:
    """Is the move among the seat's legal ones?"""
    n = legal(s, seat, moves)
    for i in range(n):
        if moves[i] == move:
            return True
    return False


def step(s: Any, chance: Chance, outcome: Ints, moves: Ints, move: int) -> int:
    """The lowest waiting seat moves; returns who waits then, or ILLEGAL with nothing changed."""
    mask = waiting(s)
    if mask == 0:
        return ILLEGAL
    seat = lowest_seat(mask)
    if not is_legal(s, seat, move, moves):
        return ILLEGAL
    apply(s, seat, move)
    return settle_chance(s, chance, outcome)


def step_one(
    states: list[Any], chances: list[Chance], outcome: Ints, moves: Ints, move: int
) -> int:
    """A step in states[0]; leaves the next seat's legal moves in `moves`.

    Returns who waits (from bit 16 up) and how many moves it has (below), or ILLEGAL.
    """
    mask = step(states[0], chances[0], outcome, moves, move)
    if mask == ILLEGAL:
        return ILLEGAL
    return mask << 16 | next_moves(states[0], moves)


def playout(s: Any, chance: Chance, players: list[Chance], outcome: Ints, moves: Ints) -> int:
    """Uniform players finish the game, each from a stream of its own; returns the decisions."""
    decisions = 0
    mask = settle_chance(s, chance, outcome)
    while mask:
        seat = lowest_seat(mask)
        n = legal(s, seat, moves)
        apply(s, seat, moves[below(players[seat], n)])
        decisions += 1
        mask = settle_chance(s, chance, outcome)
    return decisions


def simulate(
    states: list[Any],
    seats: int,
    options: Ints,
    keys: list[Ints],
    chances: list[Chance],
    players: list[Chance],
    outcome: Ints,
    moves: Ints,
    scores: list[Ints],
    results: list[Ints],
) -> int:
    """One seeded game per row of `keys` (8 words of the game, then 4 of each seat's player).

    Returns all decisions. chances[0] becomes the game's stream, players[seat] each player's;
    states[1] is zeros.
    """
    decisions = 0
    for g in range(len(keys)):
        copy(states[0], states[1])
        s = states[0]
        begin(s, seats, options)
        seed_cipher(chances[0], keys[g])
        for seat in range(seats):
            seed_fast(players[seat], keys[g], 8 + 4 * seat)
        results[g][DECISIONS] = playout(s, chances[0], players, outcome, moves)
        results[g][WINNERS] = winners(s)
        results[g][REASON] = reason(s)
        score(s, scores[g])
        decisions += results[g][DECISIONS]
    return decisions


def perft(
    states: list[Any],
    chances: list[Chance],
    outcome: Ints,
    moves: list[Ints],
    counts: Ints,
    next_move: Ints,
    depth: int,
) -> int:
    """How many sequences of `depth` decisions begin at states[0], where chance is not asked.

    Level d uses states[d], chances[d], moves[d]; no recursion, so that it compiles.
    """
    if depth == 0:
        return 1
    total = 0
    level = 0
    counts[0] = next_moves(states[0], moves[0])
    next_move[0] = 0
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif next_move[level] == counts[level]:
            level -= 1
        else:
            s = states[level + 1]
            copy(s, states[level])
            copy(chances[level + 1], chances[level])
            apply(s, lowest_seat(waiting(s)), moves[level][next_move[level]])
            next_move[level] += 1
            settle_chance(s, chances[level + 1], outcome)
            level += 1
            counts[level] = next_moves(s, moves[level])
            next_move[level] = 0
    return total


def next_moves(s: Any, moves: Ints) -> int:
    """Legal moves of the lowest waiting seat; none when the game is over."""
    mask = waiting(s)
    if mask == 0:
        return 0
    return legal(s, lowest_seat(mask), moves)


ENTRIES: tuple[Function, ...] = (simulate, step_one, perft)
"""What the native backend compiles of every game."""
