"""Writes the function that encodes one game: straight code in the dialect, from its description.

A loop over a table of pieces would spend its time on the table. So the pieces are written out as
statements once per game, and that function is bound and compiled like any other. The observation
is a block of the table, then one block per seat, the own one first; places are constants.
`python -m pyrite.envs.encoding.writer GAME` prints what is written for a game.
"""

from __future__ import annotations

import functools
import hashlib
import sys
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pyrite.core.dialect.sources import keep_text
from pyrite.core.game import Game
from pyrite.core.schema import Ints
from pyrite.core.vocabulary.feature_spec import BITS, DIGIT, Axis, Description, Piece, axes_of
from pyrite.engine.registry import find_game
from pyrite.envs.encoding.descriptions import description_of


def relative(seat: int, own: int, rows: int) -> int:
    """A seat counted from the own one; none stays none."""
    if seat < own:
        return seat + rows - own if seat >= 0 else seat
    return seat - own


@dataclass(frozen=True)
class Placed:
    """A piece and where its first entry stands, in the table's block or in a seat's."""

    piece: Piece
    at: int
    width: int


@dataclass(frozen=True)
class Blocks:
    """All pieces with their places."""

    table: tuple[Placed, ...]
    seat: tuple[Placed, ...]

    @property
    def table_width(self) -> int:
        """Entries of the table's block."""
        return sum(placed.width for placed in self.table)

    @property
    def seat_width(self) -> int:
        """Entries of one seat's block."""
        return sum(placed.width for placed in self.seat)


def blocks_of(game: Game, description: Description) -> Blocks:
    """The pieces in the order of their description, the table's first."""
    return Blocks(
        tuple(_place(game, [p for p in description.pieces if not p.is_by_seat])),
        tuple(_place(game, [p for p in description.pieces if p.is_by_seat])),
    )


def _place(game: Game, pieces: list[Piece]) -> Iterator[Placed]:
    at = 0
    for piece in pieces:
        width = piece.width(game.state)
        yield Placed(piece, at, width)
        at += width


class EncoderSource:
    """The lines of the function being written, and the tables they name."""

    def __init__(self, game: Game, blocks: Blocks) -> None:
        self.game = game
        self.lines: list[str] = []
        self.tables: dict[str, Any] = {}
        self._write(blocks)

    @property
    def text(self) -> str:
        """The function."""
        return "\n".join(self.lines) + "\n"

    def _write(self, blocks: Blocks) -> None:
        self._line(0, "def encode(o: Any, viewer: int, rows: int, out: Ints) -> None:")
        self._line(1, "own = max(viewer, 0)")
        for name in self._name_tables(blocks):
            self._line(1, f"{name.lower()} = {name}[rows][own]")
        for placed in blocks.table:
            self._piece(1, placed, str(placed.at))
        if not blocks.seat:
            return
        self._line(1, "for rank in range(rows):")
        self._line(2, "seat = own + rank")
        self._line(2, "if seat >= rows:")
        self._line(3, "seat -= rows")
        self._line(2, f"block = {blocks.table_width} + rank * {blocks.seat_width}")
        for placed in blocks.seat:
            self._piece(2, placed, f"block + {placed.at}")
        for placed in blocks.seat:
            if placed.piece.kind in ("put", "place"):
                self._put(placed, blocks)

    def _line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def _piece(self, depth: int, placed: Placed, at: str) -> None:
        piece = placed.piece
        if piece.kind in ("put", "place"):
            self._line(depth, f"out[{at}] = {piece.low}")
        else:
            self._items(depth, piece, at)

    def _items(self, depth: int, piece: Piece, at: str) -> None:
        """Loops over the rows taken whole, and inside them one item."""
        lengths = piece.lengths(self.game.state)
        stride = piece.item_width
        place = at
        for level in reversed(range(len(lengths))):
            index = f"i{level}"
            if level == len(lengths) - 1 and piece.turned_index:
                index = f"{self._turn(piece.turned_index)}[{index} + 1]"
            place += f" + {index} * {stride}" if stride > 1 else f" + {index}"
            stride *= lengths[level]
        for level, length in enumerate(lengths):
            self._line(depth + level, f"for i{level} in range({length}):")
        self._item(depth + len(lengths), piece, place, self._clamped(piece))

    def _item(self, depth: int, piece: Piece, place: str, value: str) -> None:
        match piece.kind:
            case "flags":
                self._flags(depth, piece, place, value)
            case "seats":
                self._line(depth, f"out[{place}] = {value} >> seat & 1")
            case "seat":
                self._line(depth, f"out[{place}] = relative({value}, own, rows)")
            case "wide":
                self._line(depth, f"out[{place}] = {value} // {DIGIT}")
                self._line(depth, f"out[{place} + 1] = {value} % {DIGIT}")
            case "bag":
                here = f"i{len(piece.lengths(self.game.state)) - 1} < {self._value(piece.size)}"
                self._line(depth, f"out[{place}] = max({value}, -1) if {here} else -1")
            case _:
                if piece.turned:
                    value = f"{self._turn(piece.turned)}[{value} + 1]"
                self._line(depth, f"out[{place}] = {value}")

    def _clamped(self, piece: Piece) -> str:
        """The value, within learned bounds."""
        value = self._value(piece.path)
        if not piece.is_clamped:
            return value
        high = "rows - 1" if piece.kind == "seat" else str(piece.high)
        return f"min(max({value}, {piece.low}), {high})"

    def _flags(self, depth: int, piece: Piece, place: str, value: str) -> None:
        """Read once: for all that C knows, what is written might be what is read."""
        self._line(depth, f"flags = {value}")
        for i in range(piece.item_width):
            first = piece.low + i * BITS
            kept = (1 << min(BITS, piece.high + 1 - first)) - 1
            self._line(depth, f"out[{place} + {i}] = flags >> {first} & {kept}")

    def _put(self, placed: Placed, blocks: Blocks) -> None:
        piece, depth = placed.piece, 1
        if piece.known:
            self._line(1, f"if {self._value(piece.known)} >= 0:")
            depth = 2
        self._line(depth, f"for i0 in range({self._value(piece.size)}):")
        self._line(depth + 1, f"rank = relative({self._value(piece.by)}, own, rows)")
        at = f"{blocks.table_width + placed.at} + rank * {blocks.seat_width}"
        item = "i0" if piece.kind == "place" else self._value(piece.path)
        self._line(depth + 1, f"out[{at}] = {item}")

    def _name_tables(self, blocks: Blocks) -> list[str]:
        for placed in (*blocks.table, *blocks.seat):
            for table in (placed.piece.turned, placed.piece.turned_index):
                if table and table not in self.tables.values():
                    self.tables[f"TURNED_{len(self.tables)}"] = table
        return list(self.tables)

    def _turn(self, table: Any) -> str:
        return next(name.lower() for name, known in self.tables.items() if known is table)

    def _value(self, path: str) -> str:
        text, level = "o", 0
        for axis in axes_of(self.game.state, path):
            text += f".{axis.name}{_index(axis, level)}"
            level += axis.of == "all"
        return text


def _index(axis: Axis, level: int) -> str:
    if not axis.of:
        return ""
    return f"[i{level}]" if axis.of == "all" else f"[{axis.of}]"


@functools.cache
def encode_function(game: Game, description: Description) -> types.FunctionType:
    """`encode(information, viewer, rows, out)` of one game, in the dialect."""
    source = EncoderSource(game, blocks_of(game, description))
    scope: dict[str, Any] = {
        "__name__": __name__,
        "Any": Any,
        "Ints": Ints,
        "relative": relative,
        **source.tables,
    }
    digest = hashlib.sha256(source.text.encode()).hexdigest()[:16]
    file = f"encode {game.id} {digest}"
    keep_text(file, source.text)
    exec(compile(source.text, file, "exec"), scope)
    made: types.FunctionType = scope["encode"]
    return made


def main(id: str) -> None:
    """The tables, then the function."""
    game = find_game(id)
    source = EncoderSource(game, blocks_of(game, description_of(game)))
    for name, table in source.tables.items():
        print(f"{name} = {table}")
    print(source.text, end="")


if __name__ == "__main__":
    main(sys.argv[1])
