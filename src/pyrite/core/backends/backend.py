"""One face of all backends: room to work in, and a game's functions ready to run in it.

On the python backend room is lists and structs, and functions are bound; on a compiled one
(`library`, `wasm`) room is arrays, and functions are machine code. NumPy is loaded only when that
is asked for. Whoever wants to know asks `is_compiled`, never which.
"""

from __future__ import annotations

import functools
import math
import struct
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from pyrite.core.backends.native import IS_TAB, takes_module
from pyrite.core.bind import Binder, Function
from pyrite.core.chance import Chance
from pyrite.core.errors import UnknownBackend
from pyrite.core.game import Game
from pyrite.core.schema import Ints, Struct, copy, twin

PYTHON, NATIVE = BACKENDS = ("python", "native")
WASM = "wasm"  # what native is without a compiler; by its name for who compares

Bindings = tuple[tuple[Function, Function], ...]
"""Further names to bind: pairs of a stand-in and the game's own function."""


class Backend(ABC):
    """One game on one backend. Rows and tables are all zeros when they are made."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def entry(self, function: Function, bindings: Bindings = ()) -> Function:
        """A generic function such as `flow.simulate`, ready to be called for this game."""

    def begun(self, entry: Function, *args: Any) -> Function:
        """An entry with its first arguments given once and for all; numbers are left to give."""
        return functools.partial(entry, *args)

    def is_cached(self, function: Function, bindings: Bindings = ()) -> bool:
        """Does this machine hold the entry ready, from the sources as they are now?"""
        return True

    @abstractmethod
    def rows(self, kind: type[Struct], count: int) -> list[Any]:
        """That many structs side by side."""

    @abstractmethod
    def put(self, rows: list[Any], place: int, s: Struct) -> None:
        """Copy a struct into a row."""

    @abstractmethod
    def take(self, kind: type[Any], rows: list[Any], place: int) -> Any:
        """A copy of a row, as a struct."""

    @abstractmethod
    def numbers(self, values: Sequence[int]) -> Ints:
        """A row of these integers."""

    @abstractmethod
    def floats(self, count: int) -> list[float]:
        """That many real numbers."""

    @abstractmethod
    def table(self, count: int, width: int) -> list[Ints]:
        """That many rows of integers."""

    @abstractmethod
    def narrow(self, code: str, shape: tuple[int, ...], values: Sequence[int] = ()) -> Any:
        """A row or rows of small integers, of `i8`, `i16` or `i32`: these, or zeros."""

    @abstractmethod
    def words(self, data: bytes, width: int) -> list[Ints]:
        """Rows of 32-bit words, little endian."""

    @abstractmethod
    def lists(self, table: list[Ints]) -> list[list[int]]:
        """A table's integers as lists."""

    def ints(self, count: int) -> Ints:
        """That many integers."""
        return self.numbers([0] * count)

    def states(self, count: int) -> list[Any]:
        """Room for that many states."""
        return self.rows(self.game.state, count)

    def chance(self, stream: Chance) -> list[Chance]:
        """A stream as a row: it goes on by itself from here."""
        made = self.rows(Chance, 1)
        self.put(made, 0, stream)
        return made

    def scratch(self) -> tuple[Ints, Ints]:
        """Room for one outcome and one list of moves."""
        return self.ints(self.game.longest_outcome), self.ints(self.game.most_moves)


class Plain(Backend):
    """A game on the python backend."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._binders: dict[Bindings, Binder] = {}

    def entry(self, function: Function, bindings: Bindings = ()) -> Function:
        """The function bound to the game, the same one each time."""
        if bindings not in self._binders:
            self._binders[bindings] = Binder(
                self.game.rules, replace={copy: copy}, bindings=dict(bindings)
            )
        bound: Function = self._binders[bindings].bind(function)
        return bound

    def rows(self, kind: type[Struct], count: int) -> list[Any]:
        return [kind() for _ in range(count)]

    def put(self, rows: list[Any], place: int, s: Struct) -> None:
        copy(rows[place], s)

    def take(self, kind: type[Any], rows: list[Any], place: int) -> Any:
        return twin(rows[place])

    def numbers(self, values: Sequence[int]) -> Ints:
        return list(values)

    def floats(self, count: int) -> list[float]:
        return [0.0] * count

    def table(self, count: int, width: int) -> list[Ints]:
        return [[0] * width for _ in range(count)]

    def narrow(self, code: str, shape: tuple[int, ...], values: Sequence[int] = ()) -> Any:
        numbers = list(values) or [0] * math.prod(shape)
        if len(shape) == 1:
            return numbers
        return [numbers[i : i + shape[1]] for i in range(0, len(numbers), shape[1])]

    def words(self, data: bytes, width: int) -> list[Ints]:
        return [list(row) for row in struct.iter_unpack(f"<{width}I", data)]

    def lists(self, table: list[Ints]) -> list[list[int]]:
        return table


@functools.cache
def plain(game: Game) -> Plain:
    """A game on the python backend, one per process."""
    return Plain(game)


def is_compiled(name: str) -> bool:
    """Is this backend's code machine code, so that much more can be computed?"""
    return name != PYTHON


def compiled(game: Game) -> Backend:
    """A game as machine code, on the backend that this machine runs it best on."""
    return backend_of(game, NATIVE)


def backend_of(game: Game, name: str) -> Backend:
    """A game on the backend of that name."""
    if name == PYTHON:
        return plain(game)
    if IS_TAB and name in (WASM, NATIVE):
        from pyrite.core.backends import tab  # only there

        return tab.tab(game)
    if name == WASM or (name == NATIVE and takes_module(game.id)):
        from pyrite.core.backends import wasm  # only now: everything else works without NumPy

        return wasm.wasm(game)
    if name == NATIVE:
        from pyrite.core.backends import library  # only now: everything else works without NumPy

        return library.library(game)
    raise UnknownBackend("unknown-backend", name=name, backends=", ".join(BACKENDS))
