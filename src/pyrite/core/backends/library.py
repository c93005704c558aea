"""The library backend: rules as C, compiled into shared libraries, a file per entry.

An entry is compiled when it is first called with arguments of some types, and kept on disk under
the stamp of all that its call graph reaches, so a changed rule never runs stale code. Rows are
NumPy arrays where they lie; the GIL is released.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import threading
import typing
from pathlib import Path
from typing import Any

from pyrite.core.backends.arrays import ArrayBackend
from pyrite.core.backends.backend import Bindings
from pyrite.core.backends.c_compiler import SUFFIX, build_library
from pyrite.core.backends.emit.c_types import description
from pyrite.core.backends.emit.unit import Unit
from pyrite.core.backends.signature import Layout, Slots, WrongArguments, kinds_of
from pyrite.core.backends.stamps import cache_folder, drop_oldest, reach_stamp
from pyrite.core.bind import Binder, Function
from pyrite.core.dialect.kinds import FLOAT, NOTHING, type_of_hint
from pyrite.core.game import Game
from pyrite.core.schema import copy

FAULT = "taken_fault"


class Library(ArrayBackend):
    """A game as machine code."""

    def __init__(self, game: Game, *, is_checked: bool = False) -> None:
        super().__init__(game)
        self.is_checked = is_checked
        self._entries: dict[tuple[Function, Bindings], LibraryEntry] = {}

    def entry(self, function: Function, bindings: Bindings = ()) -> Function:
        """The compiled form, the same one each time."""
        key = (function, bindings)
        if key not in self._entries:
            self._entries[key] = LibraryEntry(self, function, bindings)
        return self._entries[key]

    def is_cached(self, function: Function, bindings: Bindings = ()) -> bool:
        """Does this machine hold the entry, from the sources as they are now?"""
        entry = self.entry(function, bindings)
        assert isinstance(entry, LibraryEntry)
        return any(entry.folder.glob(f"{function.__name__}-*{SUFFIX}"))

    def begun(self, entry: Function, *args: Any) -> Function:
        assert isinstance(entry, LibraryEntry)
        return entry.begun(args)


class LoadedCode:
    """Machine code for arguments of certain types."""

    def __init__(self, file: Path, function: Function, kinds: tuple[Any, ...]) -> None:
        self.layout = Layout(kinds)
        library = ctypes.CDLL(str(file))
        self._run = getattr(library, function.__name__)
        self._run.argtypes = [ctypes.c_char_p]
        back = type_of_hint(typing.get_type_hints(function).get("return", type(None)))
        self._has_result = back != NOTHING
        self._run.restype = ctypes.c_double if back == FLOAT else ctypes.c_int64
        self._fault = getattr(library, FAULT, None)
        if self._fault:
            self._fault.restype = ctypes.c_char_p

    def run(self, slots: Slots) -> Any:
        """Call it; in a checked build an index out of bounds is an error."""
        found = self._run(self.layout.packed(slots))
        if self._fault and (text := self._fault()):
            raise IndexError(text.decode())
        return found if self._has_result else None


class LibraryEntry:
    """A function that Python calls, and its code for the types it was called with."""

    def __init__(self, backend: Library, function: Function, bindings: Bindings) -> None:
        self._backend, self._function, self._bindings = backend, function, bindings
        self._codes: dict[tuple[Any, ...], LoadedCode] = {}
        self._last: LoadedCode | None = None
        self._lock = threading.Lock()

    def __call__(self, *args: Any) -> Any:
        code = self._last or self._code(args)
        try:
            slots = code.layout.slots(args)
            if len(args) != len(code.layout):
                raise WrongArguments("so many arguments are not wanted")
        except WrongArguments:
            code = self._code(args)
            slots = code.layout.slots(args)
        return code.run(slots)

    def begun(self, first: tuple[Any, ...]) -> Function:
        """With its first arguments given once and for all; the rest are numbers."""
        made: list[tuple[LoadedCode, Slots]] = []

        def call(*rest: Any) -> Any:
            if not made:
                code = self._code((*first, *rest))
                made.append((code, code.layout.slots(first)))
            code, slots = made[0]
            return code.run([*slots, *rest])

        return call

    @functools.cached_property
    def folder(self) -> Path:
        """Where its code is kept."""
        binder = Binder(
            self._backend.game.rules, replace={copy: copy}, bindings=dict(self._bindings)
        )
        stamp = reach_stamp(binder.reach(self._function))
        return cache_folder() / "library" / self._backend.game.id / stamp[:16]

    def _code(self, args: tuple[Any, ...]) -> LoadedCode:
        """The code for these arguments, made if there is none."""
        kinds = kinds_of(self._function, args)
        with self._lock:
            if kinds not in self._codes:
                self._codes[kinds] = self._loaded(kinds)
            self._last = self._codes[kinds]
            return self._last

    def _loaded(self, kinds: tuple[Any, ...]) -> LoadedCode:
        is_checked = self._backend.is_checked
        text = f"{is_checked} {' '.join(map(description, kinds))}"
        name = hashlib.sha256(text.encode()).hexdigest()[:16]
        file = self.folder / f"{self._function.__name__}-{name}{SUFFIX}"
        if not file.exists():
            build_library(self.source(kinds), file, is_checked=is_checked)
            file.parent.touch()
            drop_oldest(file.parent.parent)
        return LoadedCode(file, self._function, kinds)

    def source(self, kinds: tuple[Any, ...]) -> str:
        """The C of it for arguments of these types."""
        unit = Unit(self._backend.game.rules, dict(self._bindings))
        unit.entry(self._function.__name__, self._function, kinds)
        return unit.source()


@functools.cache
def library(game: Game) -> Library:
    """A game as machine code, one per process."""
    return Library(game)
