"""The words in which a game's information is described for learning: named pieces, as data.

A piece takes one field, by its path in the state. Of a row, `[]` takes every item, `[seat]` the one
of each seat (the own seat first, then clockwise), `[own]` that of the viewer alone, `[2]` this one:

    count("players[seat].nuggets", 64)
    flags("mines[].standing[seat]", 7)

A game's description lies in its `learning.py`; how pieces become numbers is the affair of
`pyrite.envs.encoding`: `writer` (compact) and `floats`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pyrite.core.schema import Field, Struct

Kind = Literal["category", "count", "flag", "seat", "flags", "seats", "wide", "bag", "put", "place"]

Table = tuple[tuple[tuple[int, ...], ...], ...]
"""New values by number of seats, viewer, and old value, the first of which is -1."""

STEP = re.compile(r"(\w+)(?:\[(seat|own|\d*)\])?")
DIGIT = 128  # a wide number has two digits in this base
BITS = 7  # of a set in one compact entry
LARGEST_WIDE = DIGIT * DIGIT - 1  # that fits into two digits


@dataclass(frozen=True)
class Axis:
    """One step of a path: a field, and which items of it if it is a row."""

    name: str
    length: int  # 0: no row
    of: str  # "all", "seat", "own", a number; nothing if it is no row


@dataclass(frozen=True)
class Piece:
    """One field of a game's information, and how it is written down."""

    path: str
    kind: Kind
    low: int
    high: int
    turned: Table | None = None  # seats stand in the values: these are the values turned
    turned_index: Table | None = None  # seats stand in the order of the row: where each item goes
    size: str = ""  # path of the field that says how many items of the row count
    by: str = ""  # path of the row that says which seat each item belongs to
    known: str = ""  # path of a field that is negative as long as nothing is known
    is_clamped: bool = False  # the bounds were learned: what lies beyond counts as the nearest

    @property
    def paths(self) -> tuple[str, ...]:
        """The paths it takes."""
        return tuple(filter(None, (self.path, self.size, self.by, self.known)))

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields it takes, without the brackets."""
        return tuple(plain_path(path) for path in self.paths)

    @property
    def is_by_seat(self) -> bool:
        """Does every seat have one?"""
        return "[seat]" in self.path or self.kind in ("seats", "put", "place")

    @property
    def item_width(self) -> int:
        """Compact entries of one item."""
        if self.kind == "flags":
            return -(-self.count // BITS)
        return 2 if self.kind == "wide" else 1

    @property
    def count(self) -> int:
        """How many different values, or flags, there are."""
        return self.high - self.low + 1

    def axes(self, state: type[Struct]) -> list[Axis]:
        """The path, step by step, looked up in the state."""
        return axes_of(state, self.path)

    def lengths(self, state: type[Struct]) -> list[int]:
        """How long the rows are that are taken whole."""
        if self.kind in ("put", "place"):
            return []
        return [axis.length for axis in self.axes(state) if axis.of == "all"]

    def width(self, state: type[Struct]) -> int:
        """Compact entries of it, for one seat if every seat has one."""
        width = self.item_width
        for length in self.lengths(state):
            width *= length
        return width


@dataclass(frozen=True, eq=False)
class Description:
    """All pieces of one game, and what was left out on purpose: field by field, with the reason."""

    pieces: tuple[Piece, ...]
    left_out: Mapping[str, str]


def category(
    path: str,
    low: int,
    high: int,
    *,
    turned: Table | None = None,
    turned_index: Table | None = None,
) -> Piece:
    """A name among others, as a number."""
    return Piece(path, "category", low, high, turned=turned, turned_index=turned_index)


def count(path: str, high: int, *, low: int = 0, turned_index: Table | None = None) -> Piece:
    """How many, up to `high`."""
    return Piece(path, "count", low, high, turned_index=turned_index)


def flag(path: str) -> Piece:
    """Yes or no."""
    return Piece(path, "flag", 0, 1)


def seat(path: str) -> Piece:
    """A seat, counted clockwise from the own one, which is 0; -1: none."""
    return Piece(path, "seat", -1, 7)


def flags(path: str, count: int, *, low: int = 0) -> Piece:
    """A set as a mask: `count` bits from bit `low`, seven to a compact entry."""
    return Piece(path, "flags", low, low + count - 1)


def seats(path: str) -> Piece:
    """A set of seats as a mask: a flag for each seat."""
    return Piece(path, "seats", 0, 1)


def wide(path: str, most: int) -> Piece:
    """A number between -most and most that needs two entries: how many times 128, and the rest."""
    return Piece(path, "wide", -most, most)


def bag(path: str, high: int, *, size: str) -> Piece:
    """The first `size` items of a row, then -1; as floats how many there are of each value."""
    return Piece(path, "bag", 0, high, size=size)


def put(path: str, high: int, *, by: str, size: str) -> Piece:
    """The first `size` items of a row, each at its seat; -1: the seat has none."""
    return Piece(path, "put", -1, high, by=by, size=size)


def place(path: str, high: int, *, size: str, known: str) -> Piece:
    """Where each seat stands in a row of `size` seats; -1: not known yet."""
    return Piece(path, "place", -1, high, size=size, by=path, known=known)


def plain_path(path: str) -> str:
    """`players[seat].gold[]` without its brackets."""
    return re.sub(r"\[\w*\]", "", path)


def axes_of(state: type[Struct], path: str) -> list[Axis]:
    """A path looked up in the state; KeyError names what does not exist."""
    axes = []
    kind: object = state
    for step in path.split("."):
        found = STEP.fullmatch(step)
        if not found or not (isinstance(kind, type) and issubclass(kind, Struct)):
            raise KeyError(path)
        field = kind.fields[found[1]]
        if bool(field.length) != (found[2] is not None):
            raise KeyError(f"{path}: {found[1]} has {field.length} items")
        axes.append(Axis(found[1], field.length, "all" if found[2] == "" else found[2] or ""))
        kind = field.kind
    if not isinstance(kind, str):
        raise KeyError(f"{path} is no number")
    return axes


def leaves(state: type[Struct], before: str = "") -> dict[str, Field]:
    """Every field of a state that holds numbers, by its path without brackets."""
    found = {}
    for name, field in state.fields.items():
        if isinstance(field.kind, str):
            found[before + name] = field
        else:
            found.update(leaves(field.kind, f"{before}{name}."))
    return found
