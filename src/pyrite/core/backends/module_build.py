"""A game's module, built where zig is: from what a process has called until then."""

from __future__ import annotations

import json
from pathlib import Path

from pyrite.core.backends.c_compiler import build_wasm
from pyrite.core.backends.emit.unit import Unit
from pyrite.core.backends.entry import CompiledBackend
from pyrite.core.backends.shipped import Index
from pyrite.core.backends.stamps import SHIPPED
from pyrite.core.bind import Function


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
