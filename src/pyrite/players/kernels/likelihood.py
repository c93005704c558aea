"""How likely guesses are by what the others chose; runs plain or compiled (`core.bind`)."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyrite.core.chance import Chance
from pyrite.core.flow import lowest_seat
from pyrite.core.law import apply, guess, legal, waiting
from pyrite.core.schema import Ints
from pyrite.players.kernels.layers import Desk as Room
from pyrite.players.kernels.layers import Layers, policy

DOUBT = 0.1  # of all choices are made without regard to what a network thinks
KNOWN, PAST = 0, 1
"""States of a desk: the information, and room for how it came about."""


class Desk(NamedTuple):
    """Working space of one measurement."""

    net: Layers
    room: Room
    states: list[Any]
    chances: list[Chance]  # one stream
    moves: Ints
    weights: Ints


def rewind(s: Any, past: Any) -> int:
    """Where the story of a state began, and how many moves it has; bound to a game's own."""
    raise TypeError("rewind was called without a game: bind it first")


def told(s: Any, past: Any, seat: int) -> int:
    """The move that a seat made next; bound to a game's own."""
    raise TypeError("told was called without a game: bind it first")


def fill_pool(
    d: Desk, pool: list[Any], odds: list[float], viewer: int, first: int, last: int
) -> int:
    """These guesses; `odds` are sums of their likelihoods and all before them.

    Returns how many moves the story has.
    """
    count = 0
    total = odds[first - 1] if first > 0 else 0.0
    for i in range(first, last):
        guess(d.states[KNOWN], d.chances[0], pool[i])
        count = rewind(pool[i], d.states[PAST])
        total += likelihood(d, pool[i], viewer, count)
        odds[i] = total
    return count


def likelihood(d: Desk, s: Any, viewer: int, count: int) -> float:
    """Of all that the others chose, had they the cards of this state; d.states[PAST] begins it."""
    past = d.states[PAST]
    found = 1.0
    for _ in range(count):
        seat = lowest_seat(waiting(past))
        move = told(s, past, seat)
        if seat != viewer:
            found *= chance_of(d, past, seat, move)
        apply(past, seat, move)
    return found


def chance_of(d: Desk, s: Any, seat: int, move: int) -> float:
    """That a seat makes this move."""
    n = legal(s, seat, d.moves)
    if n == 1:
        return 1.0
    policy(d.net, d.room, s, seat, d.moves, n, d.weights)
    own = 0
    total = 0
    for i in range(n):
        total += d.weights[i]
        if d.moves[i] == move:
            own = d.weights[i]
    return (1.0 - DOUBT) * own / total + DOUBT / n
