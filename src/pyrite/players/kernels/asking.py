"""What a network is asked from outside, in the dialect: about the state in the first row."""

from __future__ import annotations

from typing import Any

from pyrite.core.schema import Ints
from pyrite.players.kernels.layers import Desk, Layers, rate, worth


def rate_moves(
    net: Layers, d: Desk, states: list[Any], seat: int, moves: Ints, n: int, found: Ints
) -> int:
    """How good each move is; returns the most."""
    return rate(net, d, states[0], seat, moves, n, found)


def worth_of(net: Layers, d: Desk, states: list[Any], seat: int) -> int:
    """The seat's chance to win."""
    return worth(net, d, states[0], seat)
