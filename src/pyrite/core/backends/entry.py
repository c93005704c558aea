"""An entry of a compiled backend: called with any arguments, run by code made for their types."""

from __future__ import annotations

import functools
import hashlib
import threading
from abc import ABC, abstractmethod
from typing import Any

from pyrite.core.backends.arrays import ArrayBackend
from pyrite.core.backends.backend import Bindings
from pyrite.core.backends.emit.c_types import description
from pyrite.core.backends.emit.unit import Unit
from pyrite.core.backends.signature import Layout, WrongArguments, kinds_begun, kinds_of
from pyrite.core.backends.stamps import reach_stamp
from pyrite.core.bind import Binder, Function
from pyrite.core.game import Game
from pyrite.core.schema import copy


class Code(ABC):
    """Machine code of one function, for arguments of certain types."""

    def __init__(self, kinds: tuple[Any, ...]) -> None:
        self.layout = Layout(kinds)

    @abstractmethod
    def run(self, args: tuple[Any, ...]) -> Any:
        """Call it."""

    @abstractmethod
    def begun(self, first: tuple[Any, ...]) -> Function:
        """Ready to be called with the numbers that are left."""


class CompiledEntry(ABC):
    """A function that Python calls, and its code for the types it was called with."""

    def __init__(self, game: Game, function: Function, bindings: Bindings) -> None:
        self.game, self.function, self.bindings = game, function, bindings
        self.codes: dict[tuple[Any, ...], Code] = {}
        self._last: Code | None = None
        self._lock = threading.Lock()

    @abstractmethod
    def load(self, kinds: tuple[Any, ...]) -> Code:
        """The code for arguments of these types, made or found."""

    @abstractmethod
    def is_ready(self) -> bool:
        """Is there code of it on this machine, from the sources as they are now?"""

    def __call__(self, *args: Any) -> Any:
        code = self._last or self._code(kinds_of(self.function, args))
        if len(args) != len(code.layout):
            raise WrongArguments(f"{self.function.__name__} takes {len(code.layout)} arguments")
        try:
            return code.run(args)
        except WrongArguments:
            return self._code(kinds_of(self.function, args)).run(args)

    def begun(self, first: tuple[Any, ...]) -> Function:
        """With its first arguments given once and for all; the rest are numbers."""
        return self._code(kinds_begun(self.function, first)).begun(first)

    @functools.cached_property
    def stamp(self) -> str:
        """Of all that a call may run."""
        binder = Binder(self.game.rules, replace={copy: copy}, bindings=dict(self.bindings))
        return reach_stamp(binder.reach(self.function))[:16]

    def name(self, kinds: tuple[Any, ...]) -> str:
        """Of the code for arguments of these types."""
        text = " ".join(map(description, kinds))
        return f"{self.function.__name__}_{hashlib.sha256(text.encode()).hexdigest()[:16]}"

    def source(self, kinds: tuple[Any, ...]) -> str:
        """The C of it."""
        unit = Unit(self.game.rules, dict(self.bindings))
        unit.entry(self.name(kinds), self.function, kinds)
        return unit.source()

    def _code(self, kinds: tuple[Any, ...]) -> Code:
        with self._lock:
            if kinds not in self.codes:
                self.codes[kinds] = self.load(kinds)
            self._last = self.codes[kinds]
            return self._last


class CompiledBackend(ArrayBackend):
    """A game whose functions are machine code; the same entry for the same function each time."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.entries: dict[tuple[Function, Bindings], CompiledEntry] = {}

    @abstractmethod
    def make_entry(self, function: Function, bindings: Bindings) -> CompiledEntry:
        """A new one."""

    def entry(self, function: Function, bindings: Bindings = ()) -> CompiledEntry:
        key = (function, bindings)
        if key not in self.entries:
            self.entries[key] = self.make_entry(function, bindings)
        return self.entries[key]

    def is_cached(self, function: Function, bindings: Bindings = ()) -> bool:
        return self.entry(function, bindings).is_ready()

    def begun(self, entry: Function, *args: Any) -> Function:
        assert isinstance(entry, CompiledEntry)
        return entry.begun(args)
