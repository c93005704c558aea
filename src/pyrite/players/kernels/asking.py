"""What a network is asked from outside, in the dialect: about the state in the first row."""

from __future__ import annotations

from typing import Any

from pyrite.core.schema import Ints
from pyrite.players.kernels.layers import Layers, NetworkWorkspace, rate, value


def rate_moves(
    net: Layers, d: NetworkWorkspace, states: list[Any], seat: int, moves: Ints, n: int, found: Ints
) -> int:
    """How good each move is; returns the most."""
    return rate(net, d, states[0], seat, moves, n, found)


def value_of(net: Layers, d: NetworkWorkspace, states: list[Any], seat: int) -> int:
    """The seat's chance to win."""
    return value(net, d, states[0], seat)
