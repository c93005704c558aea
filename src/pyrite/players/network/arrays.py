"""A network as arrays, for compiled play."""

from __future__ import annotations

from typing import Any

import numpy as np

from pyrite.players.kernels.layers import HIDDEN, OUTPUTS, SECOND, Desk, Layers
from pyrite.players.network.weights import Stamp, Weights, parts


def native_layers(weights: Weights) -> Layers:
    """All weights; two bytes each, for a course of learning needs finer ones."""
    made = {
        name: np.array(numbers, np.int16).reshape(shape) for name, shape, numbers in parts(weights)
    }
    return Layers(np.array(weights.bits, np.int64), **made)  # type: ignore[arg-type]


def native_desk(stamp: Stamp) -> Desk:
    """Room to compute in: sums fit into 32 bits."""
    made: Any = np.zeros
    return Desk(
        made(stamp.table, np.int8),
        made(stamp.asked, np.int8),
        made(HIDDEN, np.int32),
        made(HIDDEN, np.int32),
        made(SECOND, np.int32),
        made(OUTPUTS, np.int64),
    )
