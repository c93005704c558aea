"""The layers of a network, in the dialect: whole numbers in, whole numbers out.

Policy: what is known of the table, the answers about a move and the row of its name are added up;
two layers make one number of it, which says how good the move is. Worth: the table alone, two
layers, two numbers: the reward to come while learning, and the chance to win.

Weights are small integers; `bits` says how fine those of each layer are. Answers have 5 bits
behind the point, what lies between layers 8, the worth 13. No sum leaves 32 bits.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from pyrite.core.schema import Ints
from pyrite.core.vocabulary.skill import BETWEEN_BITS

HIDDEN, SECOND = 64, 32
OUTPUTS = 2
REWARD, WIN = range(OUTPUTS)
ANSWER_BITS, WORTH_BITS = 5, 13
WHOLE = 1 << WORTH_BITS  # a certain win
HIGHEST = 2047  # that goes from layer to layer: just below 8
FIRST, TWO, OUT, WORTH_FIRST, WORTH_TWO, WORTH_OUT = range(6)
"""The layers, as `bits` counts them."""

HEAVIEST = 1 << 16
STEPS = 11 << BETWEEN_BITS
WEIGHT = tuple(
    max(1, round(HEAVIEST * exp(-step / (1 << BETWEEN_BITS)))) for step in range(STEPS + 1)
)
"""The weight of a move that is so many steps worse than the best."""


class Layers(NamedTuple):
    """All weights."""

    bits: Ints
    table: list[Ints]
    asked: list[Ints]
    names: list[Ints]
    two: list[Ints]
    two_bias: Ints
    out: Ints
    worth_table: list[Ints]
    worth_two: list[Ints]
    worth_bias: Ints
    worth_out: list[Ints]
    worth_out_bias: Ints


class Desk(NamedTuple):
    """Room to compute in."""

    x: Ints  # answers about the table
    f: Ints  # answers about a move
    table: Ints  # what the table adds to the first layer
    hidden: Ints
    second: Ints
    worths: Ints  # by output


def table_features(s: Any, seat: int, x: Ints) -> None:
    """The table as a seat sees it; bound to a game's own."""
    raise TypeError("look was called without a game: bind it first")


def move_features(s: Any, seat: int, move: int, f: Ints) -> int:
    """About one move, and the name it goes by; bound to a game's own."""
    raise TypeError("ask was called without a game: bind it first")


def policy(net: Layers, d: Desk, s: Any, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each move, as an instinct gives it."""
    best = rate(net, d, s, seat, moves, n, weights)
    weigh(weights, n, best)


def rate(net: Layers, d: Desk, s: Any, seat: int, moves: Ints, n: int, found: Ints) -> int:
    """How good each move is; returns the most."""
    table_features(s, seat, d.x)
    add_table(net, d, d.x)
    best = -(1 << 30)
    for i in range(n):
        name = move_features(s, seat, moves[i], d.f)
        found[i] = goodness(net, d, d.f, name)
        best = max(best, found[i])
    return best


def weigh(weights: Ints, n: int, best: int) -> None:
    """From how good moves are to their weights."""
    for i in range(n):
        weights[i] = WEIGHT[min(STEPS, best - weights[i])]


def worth(net: Layers, d: Desk, s: Any, seat: int) -> int:
    """The seat's chance to win, of WHOLE."""
    table_features(s, seat, d.x)
    worths_of(net, d, d.x)
    return int(max(0, min(WHOLE, d.worths[WIN])))


def add_table(net: Layers, d: Desk, x: Ints) -> None:
    """What the table adds: the same for all moves."""
    clear(d.table)
    add_rows(net.table, x, d.table)


def goodness(net: Layers, d: Desk, f: Ints, name: int) -> int:
    """How good a move is, beside the others of this table."""
    row = net.names[name]
    for j in range(HIDDEN):
        d.hidden[j] = d.table[j] + (row[j] << ANSWER_BITS)
    add_rows(net.asked, f, d.hidden)
    cut(d.hidden, net.bits[FIRST] + ANSWER_BITS - BETWEEN_BITS)
    add_second(net.two, net.two_bias, d)
    cut(d.second, net.bits[TWO])
    total = 0
    for j in range(SECOND):
        total += d.second[j] * net.out[j]
    return int(total >> net.bits[OUT])


def worths_of(net: Layers, d: Desk, x: Ints) -> None:
    """All outputs about the table."""
    clear(d.hidden)
    add_rows(net.worth_table, x, d.hidden)
    cut(d.hidden, net.bits[WORTH_FIRST] + ANSWER_BITS - BETWEEN_BITS)
    add_second(net.worth_two, net.worth_bias, d)
    cut(d.second, net.bits[WORTH_TWO])
    for k in range(OUTPUTS):
        total = net.worth_out_bias[k] << BETWEEN_BITS
        for j in range(SECOND):
            total += d.second[j] * net.worth_out[j][k]
        d.worths[k] = total >> (net.bits[WORTH_OUT] + BETWEEN_BITS - WORTH_BITS)


def clear(h: Ints) -> None:
    """Nothing yet."""
    for j in range(len(h)):
        h[j] = 0


def add_rows(rows: list[Ints], x: Ints, h: Ints) -> None:
    """The rows of all answers that are not 0, as often as these say."""
    for i in range(len(x)):
        if x[i] != 0:
            times = x[i]
            row = rows[i]
            for j in range(HIDDEN):
                h[j] += times * row[j]


def cut(h: Ints, bits: int) -> None:
    """Nothing below 0, nothing too large, and so many bits less."""
    for j in range(len(h)):
        h[j] = min(HIGHEST, max(0, h[j]) >> bits)


def add_second(rows: list[Ints], bias: Ints, d: Desk) -> None:
    """The second layer."""
    for j in range(SECOND):
        d.second[j] = bias[j] << BETWEEN_BITS
    for i in range(HIDDEN):
        if d.hidden[i] != 0:
            times = d.hidden[i]
            row = rows[i]
            for j in range(SECOND):
                d.second[j] += times * row[j]
