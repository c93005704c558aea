"""What Pyrite ships compiled: a `.wasm` for each game, and which entries it has of which sources.

`module_build.ship` builds them when a wheel is made.
"""

from __future__ import annotations

import json
from pathlib import Path

from pyrite.core.backends.stamps import SHIPPED

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
