"""The wasm backend: the same C as one `.wasm` a game, which came with Pyrite, in wasmtime.

Needs no compiler and fits every system; a wrong index stays inside its memory. Rows that are made
here lie in that memory, as NumPy arrays; others are copied in and out around a call. An entry is
run only if its sources and the types of its arguments are those it was built for.
"""

from __future__ import annotations

import ctypes
import functools
import threading
import typing
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import wasmtime

from pyrite.core.backends.arrays import dtype
from pyrite.core.backends.backend import Bindings
from pyrite.core.backends.entry import Code, CompiledBackend, CompiledEntry
from pyrite.core.backends.shipped import index_of, module_of
from pyrite.core.bind import Function
from pyrite.core.dialect.kinds import NOTHING, type_of_hint
from pyrite.core.errors import CompilationFailed
from pyrite.core.game import Game
from pyrite.core.schema import Struct

PAGE = 1 << 16
GRAIN = 64  # bytes; what is given out is a multiple of it
MOST_SLOTS = 4096  # bytes of all arguments of a call


class WasmBlock:
    """Bytes in the memory of a module; free again when no array lies in them."""

    def __init__(self, memory: WasmMemory, at: int, count: int) -> None:
        self.memory, self.at, self.count = memory, at, count
        self.__array_interface__ = {
            "version": 3,
            "shape": (count,),
            "typestr": "|u1",
            "data": (memory.base + at, False),
        }

    def __del__(self) -> None:
        self.memory.free.setdefault(self.count, []).append(self.at)


class WasmMemory:
    """A module that runs, and its memory: one call at a time."""

    def __init__(self, file: Path) -> None:
        engine = wasmtime.Engine()
        self.lock = threading.RLock()
        self.free: dict[int, list[int]] = {}
        self._store = wasmtime.Store(engine)
        module = wasmtime.Module.from_file(engine, str(file))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = typing.cast(wasmtime.Memory, self._exports["memory"])
        start = typing.cast(wasmtime.Global, self._exports["__heap_base"])
        self._top = -(-int(start.value(self._store)) // GRAIN) * GRAIN
        self.base = self._base()
        self.slots = self.zeros(MOST_SLOTS)

    def _base(self) -> int:
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def zeros(self, count: int) -> Any:
        """So many zeros."""
        made = np.asarray(self._block(max(GRAIN, -(-count // GRAIN) * GRAIN)))[:count]
        made[:] = 0
        return made

    def _block(self, count: int) -> WasmBlock:
        with self.lock:
            spare = self.free.get(count)
            if spare:
                return WasmBlock(self, spare.pop(), count)
            at, self._top = self._top, self._top + count
            lack = self._top - self._memory.data_len(self._store)
            if lack > 0:
                self._memory.grow(self._store, -(-lack // PAGE))
                assert self._base() == self.base, "rows must stay where they are"
            return WasmBlock(self, at, count)

    def call(self, name: str, packed: bytes) -> Any:
        """An entry, with its arguments as slots."""
        self.slots[: len(packed)] = np.frombuffer(packed, np.uint8)
        function = typing.cast(wasmtime.Func, self._exports[name])
        return function(self._store, self.slots.ctypes.data - self.base)

    def holds(self, address: int) -> bool:
        """Does an array at this address lie here?"""
        return self.base <= address < self.base + self._top


class Wasm(CompiledBackend):
    """A game in its module."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.index = index_of(game.id)

    @functools.cached_property
    def memory(self) -> WasmMemory:
        """The module, loaded when it is first needed."""
        file = module_of(self.game.id)
        if not file.exists():
            raise CompilationFailed("no-compiler")
        return WasmMemory(file)

    def make_entry(self, function: Function, bindings: Bindings) -> CompiledEntry:
        return WasmEntry(self, function, bindings)

    def rows(self, kind: type[Struct], count: int) -> Any:
        return self._room((count,), dtype(kind))

    def ints(self, count: int) -> Any:
        return self._room((count,), np.dtype(np.int64))

    def numbers(self, values: Sequence[int]) -> Any:
        made = self.ints(len(values))
        made[:] = values
        return made

    def floats(self, count: int) -> Any:
        return self._room((count,), np.dtype(np.float64))

    def table(self, count: int, width: int) -> Any:
        return self._room((count, width), np.dtype(np.int64))

    def _room(self, shape: tuple[int, ...], of: np.dtype[Any]) -> Any:
        count = int(np.prod(shape))
        if not count:
            return np.zeros(shape, of)
        return self.memory.zeros(count * of.itemsize).view(of).reshape(shape)


class WasmCode(Code):
    """An export of the module."""

    def __init__(
        self, memory: WasmMemory, name: str, function: Function, kinds: tuple[Any, ...]
    ) -> None:
        super().__init__(kinds)
        self._memory, self._name = memory, name
        back = type_of_hint(typing.get_type_hints(function).get("return", type(None)))
        self._has_result = back != NOTHING

    def run(self, args: tuple[Any, ...]) -> Any:
        memory, guests = self._memory, Guests(self._memory)
        with memory.lock:
            slots = self.layout.slots(args, guests.address)
            found = memory.call(self._name, self.layout.packed(slots))
            guests.go_home()
        return found if self._has_result else None

    def begun(self, first: tuple[Any, ...]) -> Function:
        return lambda *rest: self.run((*first, *rest))


class Guests:
    """Arrays from elsewhere, in the memory for one call."""

    def __init__(self, memory: WasmMemory) -> None:
        self._memory = memory
        self._copies: dict[int, tuple[Any, Any]] = {}

    def address(self, array: Any) -> int:
        """Where an array lies for the module."""
        memory, place = self._memory, int(array.ctypes.data)
        if memory.holds(place):
            return place - memory.base
        if place not in self._copies:
            copy = memory.zeros(array.nbytes)
            copy[:] = np.frombuffer(array.tobytes(), np.uint8)
            self._copies[place] = (array, copy)
        return int(self._copies[place][1].ctypes.data) - memory.base

    def go_home(self) -> None:
        """What the call has written goes back to where it came from."""
        for array, copy in self._copies.values():
            if array.flags.writeable and array.nbytes:
                array.reshape(-1).view(np.uint8)[:] = copy


class WasmEntry(CompiledEntry):
    """An entry that came with Pyrite."""

    def __init__(self, backend: Wasm, function: Function, bindings: Bindings) -> None:
        super().__init__(backend.game, function, bindings)
        self._backend = backend

    def is_ready(self) -> bool:
        return any(
            stamp == self.stamp and name.startswith(f"{self.function.__name__}_")
            for name, stamp in self._backend.index.items()
        )

    def load(self, kinds: tuple[Any, ...]) -> Code:
        name = self.name(kinds)
        if self._backend.index.get(name) != self.stamp:
            raise CompilationFailed("no-compiler")
        return WasmCode(self._backend.memory, name, self.function, kinds)


@functools.cache
def wasm(game: Game) -> Wasm:
    """A game in its module, one per process."""
    return Wasm(game)
