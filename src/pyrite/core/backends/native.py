"""Which compiled backend fits: a library where there is a compiler, else the module that came.

A process in which somebody waits takes the module also where a compiler would keep them waiting.
"""

from __future__ import annotations

import importlib.util
import sys

from pyrite.core.backends.c_compiler import c_compiler
from pyrite.core.backends.shipped import module_of
from pyrite.core.backends.stamps import SHIPPED

MODULES: set[str] = set()
"""Games that this process runs from their modules, whatever it could compile."""

IS_TAB = sys.platform == "emscripten"
"""Are we in a browser, which runs modules itself?"""


def can_compile() -> bool:
    """Is there a compiler?"""
    return bool(c_compiler())


def has_native() -> bool:
    """Can compiled code be run here, made on this machine or shipped?"""
    if not IS_TAB and not importlib.util.find_spec("numpy"):
        return False
    return can_compile() or has_shipped()


def has_shipped() -> bool:
    """Did modules come with Pyrite, and what runs them?"""
    if IS_TAB:
        return True  # with each game
    return bool(importlib.util.find_spec("wasmtime")) and any(SHIPPED.glob("*.wasm"))


def takes_module(game: str) -> bool:
    """Is it run as it came, for it cannot or shall not be compiled?"""
    is_wanted = game in MODULES or not can_compile()
    return is_wanted and has_shipped() and module_of(game).exists()
