"""The wasm backend in a tab: the browser itself runs a game's `.wasm`, and there is no NumPy.

Rows lie in the module's memory and are read and written there. A module comes with its sources in
one archive, so no stamp is looked at; an entry is found by its name.
"""

from __future__ import annotations

import functools
import re
import struct
import typing
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import js  # what Pyodide calls the browser

from pyrite.core import schema
from pyrite.core.backends.backend import Backend, Bindings
from pyrite.core.backends.shipped import index_of, module_of
from pyrite.core.bind import Function
from pyrite.core.errors import CompilationFailed
from pyrite.core.schema import Struct

PAGE = 1 << 16
GRAIN = 64  # bytes; what is given out is a multiple of it
HEAP_BASE = "__heap_base"
MOST_SLOTS = 4096  # bytes of all arguments of a call
CODES = {"i8": "b", "i16": "h", "i32": "i", "i64": "q", "f64": "d"}

AFTER_CALLS: list[Callable[[], None]] = []
"""What is done after each call of a module, so that whoever waits for this thread may go on."""


class TabMemory:
    """A module that runs, and its memory."""

    def __init__(self, module: bytes) -> None:
        made = js.Uint8Array.new(len(module))
        made.assign(module)
        self.exports = js.WebAssembly.Instance.new(js.WebAssembly.Module.new(made)).exports
        base = getattr(self.exports, HEAP_BASE)
        self._top = -(-int(base.value) // GRAIN) * GRAIN
        self._free: dict[int, list[int]] = {}
        self._look()
        self.slots, _ = self.take(MOST_SLOTS)

    def _look(self) -> None:
        self._bytes = js.Uint8Array.new(self.exports.memory.buffer)
        self._length = int(self._bytes.length)

    def take(self, count: int) -> tuple[int, int]:
        """So many zeros: where they lie, and how many they are in truth."""
        count = max(GRAIN, -(-count // GRAIN) * GRAIN)
        spare = self._free.get(count)
        at = spare.pop() if spare else self._more(count)
        self._bytes.fill(0, at, at + count)
        return at, count

    def _more(self, count: int) -> int:
        at, self._top = self._top, self._top + count
        if self._top > self._length:
            self.exports.memory.grow(-(-(self._top - self._length) // PAGE))
            self._look()
        return at

    def give_back(self, at: int, count: int) -> None:
        """Nobody needs them any more."""
        self._free.setdefault(count, []).append(at)

    def read(self, at: int, count: int) -> bytes:
        """What lies there."""
        found: bytes = self._bytes.subarray(at, at + count).to_bytes()
        return found

    def write(self, at: int, data: bytes) -> None:
        """From there on."""
        self._bytes.subarray(at, at + len(data)).assign(data)


class TabRow:
    """Numbers side by side, rows of them (with a width), or structs (with a size)."""

    __slots__ = ("at", "code", "count", "length", "memory", "owner", "size", "width")

    def __init__(
        self, memory: TabMemory, length: int, code: str, *, size: int = 0, width: int = 0
    ) -> None:
        self.memory, self.length, self.code, self.width = memory, length, code, width
        self.size = size or struct.calcsize(code)
        self.owner: TabRow | None = None
        self.at, self.count = memory.take(length * max(1, width) * self.size)

    def __del__(self) -> None:
        if self.owner is None:
            self.memory.give_back(self.at, self.count)

    def first(self, length: int) -> TabRow:
        """The first of them, where they lie."""
        made = TabRow.__new__(TabRow)
        made.memory, made.at, made.length, made.owner = self.memory, self.at, length, self
        made.code, made.size, made.width = self.code, self.size, self.width
        return made

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return self.first(range(self.length)[place].stop)
        if not 0 <= place < self.length:
            raise IndexError(place)
        count = max(1, self.width)
        found = self._numbers(place * count, count)
        return found if self.width else found[0]

    def __setitem__(self, place: int, value: float) -> None:
        self.memory.write(self.at + place * self.size, struct.pack(f"<{self.code}", value))

    def __iter__(self) -> Iterator[Any]:
        if self.width:
            return (self[place] for place in range(self.length))
        return iter(self._numbers(0, self.length))

    def _numbers(self, first: int, count: int) -> tuple[Any, ...]:
        data = self.memory.read(self.at + first * self.size, count * self.size)
        return struct.unpack(f"<{count}{self.code}", data)

    def filled(self, values: Sequence[float]) -> TabRow:
        """With these."""
        self.memory.write(self.at, struct.pack(f"<{len(values)}{self.code}", *values))
        return self


class TabEntry:
    """An export of a module, called with any arguments it was made for."""

    def __init__(self, backend: Tab, function: Function) -> None:
        name = backend.export_name(function)
        if name is None:
            raise CompilationFailed("no-compiler")
        self._memory = backend.memory
        self._call = getattr(self._memory.exports, name)
        hints = typing.get_type_hints(function)
        self._has_result = hints.pop("return", type(None)) is not type(None)
        self._floats = [hint is float for hint in hints.values()]

    def slots(self, args: Sequence[Any], first: int = 0) -> bytes:
        """Arguments as the export reads them, from one of them on."""
        codes, numbers = ["<"], list[Any]()
        for value, is_float in zip(args, self._floats[first:], strict=False):
            lay_out(value, codes, numbers, is_float=is_float)
        return struct.pack("".join(codes), *numbers)

    def run(self, slots: bytes) -> Any:
        """With all arguments laid out."""
        self._memory.write(self._memory.slots, slots)
        found = self._call(self._memory.slots)
        for after in AFTER_CALLS:
            after()
        return found if self._has_result else None

    def __call__(self, *args: Any) -> Any:
        return self.run(self.slots(args))


def lay_out(value: Any, codes: list[str], numbers: list[Any], *, is_float: bool) -> None:
    """A row by its place and lengths, a workspace by what is in it, a number as it is."""
    if isinstance(value, TabRow):
        lengths = (value.length, value.width) if value.width else (value.length,)
        codes.append("q" * (1 + len(lengths)))
        numbers += (value.at, *lengths)
    elif isinstance(value, tuple):
        for one in value:
            lay_out(one, codes, numbers, is_float=isinstance(one, float))
    else:
        codes.append("d" if is_float else "q")
        numbers.append(value)


class Tab(Backend):
    """A game in its module."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._names = tuple(index_of(game.id))
        self._entries: dict[Function, TabEntry] = {}

    @functools.cached_property
    def memory(self) -> TabMemory:
        """The module, loaded when it is first needed."""
        return TabMemory(module_of(self.game.id).read_bytes())

    def export_name(self, function: Function) -> str | None:
        """How the module calls it; it has each function for one set of types."""
        pattern = re.compile(rf"{function.__name__}_[0-9a-f]{{16}}")
        return next(filter(pattern.fullmatch, self._names), None)

    def entry(self, function: Function, bindings: Bindings = ()) -> TabEntry:
        if function not in self._entries:
            self._entries[function] = TabEntry(self, function)
        return self._entries[function]

    def begun(self, entry: Function, *args: Any) -> Function:
        assert isinstance(entry, TabEntry)
        first = entry.slots(args)

        def call(*numbers: Any) -> Any:
            return entry.run(first + entry.slots(numbers, len(args)))

        call.rows = args  # type: ignore[attr-defined]  # which stay as long as this does
        return call

    def is_cached(self, function: Function, bindings: Bindings = ()) -> bool:
        return self.export_name(function) is not None

    def rows(self, kind: type[Struct], count: int) -> Any:
        return TabRow(self.memory, count, "", size=schema.size(kind))

    def put(self, rows: Any, place: int, s: Struct) -> None:
        self.memory.write(rows.at + place * rows.size, schema.pack(s))

    def take(self, kind: type[Any], rows: Any, place: int) -> Any:
        return schema.unpack(kind, self.memory.read(rows.at + place * rows.size, rows.size))

    def numbers(self, values: Sequence[int]) -> Any:
        return TabRow(self.memory, len(values), "q").filled(values)

    def ints(self, count: int) -> Any:
        return TabRow(self.memory, count, "q")

    def floats(self, count: int) -> Any:
        return TabRow(self.memory, count, "d")

    def table(self, count: int, width: int) -> Any:
        return TabRow(self.memory, count, "q", width=width)

    def narrow(self, code: str, shape: tuple[int, ...], values: Sequence[int] = ()) -> Any:
        width = shape[1] if len(shape) > 1 else 0
        return TabRow(self.memory, shape[0], CODES[code], width=width).filled(values)

    def words(self, data: bytes, width: int) -> Any:
        words = struct.unpack(f"<{len(data) // 4}I", data)
        return self.table(len(words) // width, width).filled(words)

    def lists(self, table: Any) -> list[list[int]]:
        return [list(row) for row in table]


@functools.cache
def tab(game: Any) -> Tab:
    """A game in its module, one per tab."""
    return Tab(game)
