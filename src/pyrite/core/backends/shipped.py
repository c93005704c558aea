"""What Pyrite ships compiled: a `.wasm` for each game, and which entries it has of which sources.

Built where there is a compiler, when a wheel is made: from what a process has called on the library
backend until then (`ship`).
"""

from __future__ import annotations

import json
from pathlib import Path

from pyrite.core.backends.c_compiler import build_wasm
from pyrite.core.backends.emit.unit import Unit
from pyrite.core.backends.entry import CompiledBackend
from pyrite.core.backends.stamps import SHIPPED
from pyrite.core.bind import Function

Index = dict[str, str]
"""By the name of an entry for certain types: the stamp of its sources."""


def module_of(game: str) -> Path:
    """Where a game's module lies, if it has one."""
    return SHIPPED / f"{game}.wasm"


def index_of(game: str) -> Index:
    """What the module has."""
    file = SHIPPED / f"{game}.json"
    found: Index = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def ship(backend: CompiledBackend, folder: Path = SHIPPED) -> Index:
    """All entries that were called, for the types they were called with, as one module."""
    bindings: dict[Function, Function] = {}
    for entry in backend.entries.values():
        for name, own in entry.bindings:
            if bindings.setdefault(name, own) is not own:
                raise ValueError(f"{name.__name__} is bound to two functions in one module")
    unit, index = Unit(backend.game.rules, bindings), Index()
    for entry in backend.entries.values():
        for kinds in entry.codes:
            unit.entry(entry.name(kinds), entry.function, kinds)
            index[entry.name(kinds)] = entry.stamp
    build_wasm(unit.source(), folder / f"{backend.game.id}.wasm")
    text = json.dumps(index, indent=1, sort_keys=True) + "\n"
    (folder / f"{backend.game.id}.json").write_text(text, "utf-8")
    return index
