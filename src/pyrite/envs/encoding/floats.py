"""The second form of an observation: floats.

One-hot where numbers are names, scaled where they count. Made from the compact form alone, by a
small program with a row per compact entry. Compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from pyrite.core.vocabulary.feature_spec import BITS, DIGIT, Piece

ONE_HOT, SCALED, FLAGS, BAG = range(4)

Entry = tuple[int, int, float, int]
"""What to do with a compact entry: operation, its number, scale, and how many floats follow."""


@dataclass(frozen=True)
class Program:
    """Per compact entry the operation, where its floats begin, its number; and the scale."""

    operations: np.ndarray[Any, np.dtype[np.int64]]
    scales: np.ndarray[Any, np.dtype[np.float32]]
    width: int


def _entries(piece: Piece, rows: int, items: int) -> Iterator[Entry]:
    """The entries of a piece; of a one-hot the number is the lowest value, of flags how many."""
    most = max(abs(piece.low), abs(piece.high))
    for item in range(items):
        match piece.kind:
            case "category" | "put" | "place":
                yield ONE_HOT, piece.low, 1.0, piece.count
            case "seat":
                yield ONE_HOT, piece.low, 1.0, rows + 1
            case "flags":
                for first in range(0, piece.count, BITS):
                    bits = min(BITS, piece.count - first)
                    yield FLAGS, bits, 1.0, bits
            case "wide":
                yield SCALED, 0, DIGIT / most, 0
                yield SCALED, 0, 1 / most, 1
            case "bag":
                yield BAG, 0, 1.0, piece.count if item == items - 1 else 0
            case _:
                yield SCALED, 0, 1 / most, 1


def float_width(piece: Piece, rows: int, width: int) -> int:
    """Floats of a piece that has so many compact entries."""
    return sum(entry[3] for entry in _entries(piece, rows, width // piece.item_width))


def program(pieces: list[tuple[Piece, int]], rows: int) -> Program:
    """The program of pieces with their widths, in the order of their entries."""
    operations, scales, at = [], [], 0
    for piece, width in pieces:
        for operation, number, scale, floats in _entries(piece, rows, width // piece.item_width):
            operations.append((operation, at, number))
            scales.append(scale)
            at += floats
    return Program(np.array(operations, np.int64), np.array(scales, np.float32), at)


def write_floats(compact: Any, operations: Any, scales: Any, out: Any) -> None:
    """Every row of `out` becomes the float form of that row of `compact`."""
    for row in range(len(compact)):
        floats = out[row]
        for i in range(len(floats)):
            floats[i] = 0
        for i in range(len(operations)):
            write_entry(
                compact[row][i],
                operations[i][0],
                operations[i][1],
                operations[i][2],
                scales[i],
                floats,
            )


def write_entry(
    value: int, operation: int, place: int, number: int, scale: float, floats: Any
) -> None:
    """The floats of one compact entry."""
    if operation == ONE_HOT:
        floats[place + value - number] = 1
    elif operation == SCALED:
        floats[place] += value * scale
    elif operation == FLAGS:
        for bit in range(number):
            floats[place + bit] = value >> bit & 1
    elif value >= 0:
        floats[place + value] += scale
