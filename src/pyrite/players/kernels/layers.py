"""The layers of a network, in the dialect: whole numbers in, whole numbers out.

Policy: what is known of the table, the answers about a move and the row of its name are added up;
two layers make one number of it, which says how good the move is. Value: the table alone, two
layers, two numbers: the reward to come while learning, and the chance to win.

Weights are small integers; `bits` says how fine those of each layer are. Answers have 5 bits
behind the point, what lies between layers 8, the value 13. No sum leaves 32 bits.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from pyrite.core.schema import Ints
from pyrite.core.vectors import add_rows
from pyrite.core.vocabulary.skill import BETWEEN_BITS

HIDDEN, SECOND = 64, 32
OUTPUTS = 2
REWARD, WIN = range(OUTPUTS)
ANSWER_BITS, VALUE_BITS = 5, 13
WHOLE = 1 << VALUE_BITS  # a certain win
HIGHEST = 2047  # that goes from layer to layer: just below 8
FIRST, TWO, OUT, VALUE_FIRST, VALUE_TWO, VALUE_OUT = range(6)
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
    value_table: list[Ints]
    value_two: list[Ints]
    value_bias: Ints
    value_out: list[Ints]
    value_out_bias: Ints


class NetworkWorkspace(NamedTuple):
    """Working space of one network."""

    x: Ints  # answers about the table
    f: Ints  # answers about a move
    table: Ints  # what the table adds to the first layer
    hidden: Ints
    second: Ints
    values: Ints  # by output


def table_features(s: Any, seat: int, x: Ints) -> None:
    """The table as a seat sees it; bound to a game's own."""
    raise TypeError("table_features was called without a game: bind it first")


def move_features(s: Any, seat: int, move: int, f: Ints) -> int:
    """About one move, and the name it goes by; bound to a game's own."""
    raise TypeError("move_features was called without a game: bind it first")


def policy(
    net: Layers, d: NetworkWorkspace, s: Any, seat: int, moves: Ints, n: int, weights: Ints
) -> None:
    """A weight for each move, as a heuristic gives it."""
    best = rate(net, d, s, seat, moves, n, weights)
    weigh(weights, n, best)


def rate(
    net: Layers, d: NetworkWorkspace, s: Any, seat: int, moves: Ints, n: int, found: Ints
) -> int:
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


def value(net: Layers, d: NetworkWorkspace, s: Any, seat: int) -> int:
    """The seat's chance to win, of WHOLE."""
    table_features(s, seat, d.x)
    values_of(net, d, d.x)
    return int(max(0, min(WHOLE, d.values[WIN])))


def rate_moves(
    net: Layers, d: NetworkWorkspace, states: list[Any], seat: int, moves: Ints, n: int, found: Ints
) -> int:
    """How good each move is in the first of these states; returns the most."""
    return rate(net, d, states[0], seat, moves, n, found)


def value_of(net: Layers, d: NetworkWorkspace, states: list[Any], seat: int) -> int:
    """The seat's chance to win, of WHOLE, in the first of these states."""
    return value(net, d, states[0], seat)


def add_table(net: Layers, d: NetworkWorkspace, x: Ints) -> None:
    """What the table adds: the same for all moves."""
    clear(d.table)
    add_rows(net.table, x, d.table)


def goodness(net: Layers, d: NetworkWorkspace, f: Ints, name: int) -> int:
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


def values_of(net: Layers, d: NetworkWorkspace, x: Ints) -> None:
    """All outputs about the table."""
    clear(d.hidden)
    add_rows(net.value_table, x, d.hidden)
    cut(d.hidden, net.bits[VALUE_FIRST] + ANSWER_BITS - BETWEEN_BITS)
    add_second(net.value_two, net.value_bias, d)
    cut(d.second, net.bits[VALUE_TWO])
    for k in range(OUTPUTS):
        total = net.value_out_bias[k] << BETWEEN_BITS
        for j in range(SECOND):
            total += d.second[j] * net.value_out[j][k]
        d.values[k] = total >> (net.bits[VALUE_OUT] + BETWEEN_BITS - VALUE_BITS)


def clear(h: Ints) -> None:
    """Nothing yet."""
    for j in range(len(h)):
        h[j] = 0


def cut(h: Ints, bits: int) -> None:
    """Nothing below 0, nothing too large, and so many bits less."""
    for j in range(len(h)):
        h[j] = min(HIGHEST, max(0, h[j]) >> bits)


def add_second(rows: list[Ints], bias: Ints, d: NetworkWorkspace) -> None:
    """The second layer."""
    for j in range(SECOND):
        d.second[j] = bias[j] << BETWEEN_BITS
    add_rows(rows, d.hidden, d.second)
