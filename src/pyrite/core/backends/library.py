"""The library backend: rules as C, compiled into shared libraries, a file per entry.

An entry is compiled when it is first called with arguments of some types, and kept on disk under
the stamp of all that its call graph reaches, so a changed rule never runs stale code. Rows are
NumPy arrays where they lie; the GIL is released.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import typing
from pathlib import Path
from typing import Any

from pyrite.core.backends.backend import Bindings
from pyrite.core.backends.c_compiler import SUFFIX, build_library, c_compiler
from pyrite.core.backends.entry import Code, CompiledBackend, CompiledEntry
from pyrite.core.backends.stamps import cache_folder, drop_oldest, mark_used
from pyrite.core.bind import Function
from pyrite.core.dialect.kinds import FLOAT, NOTHING, type_of_hint
from pyrite.core.game import Game

FAULT = "taken_fault"


class Library(CompiledBackend):
    """A game as machine code."""

    def __init__(self, game: Game, *, is_checked: bool = False) -> None:
        super().__init__(game)
        self._is_checked = is_checked

    def make_entry(self, function: Function, bindings: Bindings) -> CompiledEntry:
        return LibraryEntry(self.game, function, bindings, is_checked=self._is_checked)


class LibraryCode(Code):
    """A function of a loaded library."""

    def __init__(self, file: Path, name: str, function: Function, kinds: tuple[Any, ...]) -> None:
        super().__init__(kinds)
        library = ctypes.CDLL(str(file))
        self._call = getattr(library, name)
        self._call.argtypes = [ctypes.c_void_p]
        back = type_of_hint(typing.get_type_hints(function).get("return", type(None)))
        self._has_result = back != NOTHING
        self._call.restype = ctypes.c_double if back == FLOAT else ctypes.c_int64
        self._fault = getattr(library, FAULT, None)
        if self._fault:
            self._fault.restype = ctypes.c_char_p

    def run(self, args: tuple[Any, ...]) -> Any:
        return self._run(self.layout.packed(self.layout.slots(args, _address)))

    def begun(self, first: tuple[Any, ...]) -> Function:
        room, put = self.layout.begun(first, _address)
        place = KeptSlots(room, first)
        run = self._run if self._fault or not self._has_result else self._call

        def call(*rest: Any) -> Any:
            put(*rest)
            return run(place)

        return call

    def _run(self, slots: bytes | KeptSlots) -> Any:
        """In a checked build an index out of bounds is an error."""
        found = self._call(slots)
        if self._fault and (text := self._fault()):
            raise IndexError(text.decode())
        return found if self._has_result else None


class KeptSlots(ctypes.c_void_p):
    """Where slots lie that are used again and again, by one thread at a time.

    They, and the arrays that they point to, stay as long as this does.
    """

    def __init__(self, room: bytearray, arrays: tuple[Any, ...]) -> None:
        self._room = (ctypes.c_char * len(room)).from_buffer(room)
        self._arrays = arrays
        super().__init__(ctypes.addressof(self._room))


def _address(array: Any) -> int:
    place: int = array.ctypes.data
    return place


class LibraryEntry(CompiledEntry):
    """An entry with a library for each set of types."""

    def __init__(
        self, game: Game, function: Function, bindings: Bindings, *, is_checked: bool
    ) -> None:
        super().__init__(game, function, bindings)
        self._is_checked = is_checked

    @property
    def folder(self) -> Path:
        """Where its code is kept, apart from what another compiler made."""
        maker = hashlib.sha256(" ".join(c_compiler()).encode()).hexdigest()[:4]
        return cache_folder() / "library" / self.game.id / f"{self.stamp}-{maker}"

    def is_ready(self) -> bool:
        return any(self.folder.glob(f"{self.function.__name__}_*{SUFFIX}"))

    def load(self, kinds: tuple[Any, ...]) -> Code:
        name = self.name(kinds)
        file = self.folder / f"{'checked-' if self._is_checked else ''}{name}{SUFFIX}"
        if not file.exists():
            build_library(self.source(kinds), file, is_checked=self._is_checked)
            drop_oldest(file.parent.parent)
        mark_used(file.parent)
        return LibraryCode(file, name, self.function, kinds)


@functools.cache
def library(game: Game) -> Library:
    """A game as machine code, one per process."""
    return Library(game)
