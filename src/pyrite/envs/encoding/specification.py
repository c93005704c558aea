"""What a seat may know as numbers for learning: one stable row per game and seat count.

Built from information alone, never from the true state; the own seat always comes first, so that
a game with its seats turned looks the same. The pieces and their places: docs/encodings.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np

from pyrite.core.backends.backend import compiled
from pyrite.core.game import Game
from pyrite.core.vocabulary.feature_spec import BITS, DIGIT, Piece
from pyrite.engine.play import check_seats
from pyrite.engine.player import Information
from pyrite.envs.encoding.descriptions import description_of
from pyrite.envs.encoding.floats import Program, float_width, program, write_floats
from pyrite.envs.encoding.writer import Blocks, Placed, blocks_of, encode_function

Compact = np.ndarray[Any, np.dtype[np.int8]]
Floats = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(frozen=True)
class Part:
    """A piece in the row of one seat count: where it stands in the compact and the float form."""

    piece: Piece
    rank: int  # of the seat it belongs to, the own one 0; -1: the table
    start: int
    width: int
    float_start: int
    float_width: int


class Encoding:
    """The encoding of one game for one number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.rows = game.sides(seats)
        self.description = description_of(game)
        self.blocks: Blocks = blocks_of(game, self.description)
        self.width = self.blocks.table_width + self.rows * self.blocks.seat_width
        self._encode = encode_function(game, self.description)

    def encode(self, information: Information) -> Compact:
        """The compact row of what a seat may know (python backend)."""
        out = [0] * self.width
        self._encode(information.state, information.seat, self.rows, out)
        return np.array(out, np.int8)

    @functools.cached_property
    def parts(self) -> tuple[Part, ...]:
        """All pieces in the order of their entries."""
        found: list[Part] = []
        start = float_start = 0
        for rank, placed in self._order():
            floats = float_width(placed.piece, self.rows, placed.width)
            found.append(Part(placed.piece, rank, start, placed.width, float_start, floats))
            start += placed.width
            float_start += floats
        return tuple(found)

    @functools.cached_property
    def bounds(self) -> tuple[Compact, Compact]:
        """The lowest and the highest value of every compact entry."""
        pairs = [_bounds(part.piece, self.rows) for part in self.parts for _ in range(part.width)]
        low, high = zip(*pairs, strict=True)
        return np.array(low, np.int8), np.array(high, np.int8)

    def _order(self) -> list[tuple[int, Placed]]:
        seats = [(rank, placed) for rank in range(self.rows) for placed in self.blocks.seat]
        return [*((-1, placed) for placed in self.blocks.table), *seats]

    @functools.cached_property
    def program(self) -> Program:
        """How compact entries become floats."""
        return program([(part.piece, part.width) for part in self.parts], self.rows)

    @property
    def float_width(self) -> int:
        """Floats of one observation."""
        return self.program.width

    def floats(self, compact: Compact, out: Floats | None = None) -> Floats:
        """The float form of compact rows: one-hot names, scaled counts. Compiled."""
        batch = np.ascontiguousarray(compact.reshape(-1, self.width))
        made = np.empty((len(batch), self.float_width), np.float32) if out is None else out
        run = compiled(self.game).entry(write_floats)
        run(batch, self.program.operations, self.program.scales, made)
        return made.reshape(*compact.shape[:-1], self.float_width)


def _bounds(piece: Piece, rows: int) -> tuple[int, int]:
    """Lowest and highest compact entry of a piece."""
    match piece.kind:
        case "flags":
            return 0, (1 << BITS) - 1
        case "seat":
            return -1, rows - 1
        case "wide":
            return piece.low // DIGIT, DIGIT - 1
        case "bag":
            return -1, piece.high
    return piece.low, piece.high


@functools.cache
def encoding(game: Game, seats: int) -> Encoding:
    """The encoding of a game for this many seats, one per process."""
    return Encoding(game, seats)
