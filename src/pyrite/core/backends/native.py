"""Which compiled backend fits this machine: a library where there is a compiler, else wasm."""

from __future__ import annotations

import importlib.util
import sys

from pyrite.core.backends.c_compiler import c_compiler
from pyrite.core.backends.stamps import SHIPPED

IS_TAB = sys.platform == "emscripten"
"""Are we in a browser, which runs modules itself?"""


def has_native() -> bool:
    """Can compiled code be run here, made on this machine or shipped?"""
    if not IS_TAB and not importlib.util.find_spec("numpy"):
        return False
    return bool(c_compiler()) or has_shipped()


def has_shipped() -> bool:
    """Did modules come with Pyrite, and what runs them?"""
    if IS_TAB:
        return True  # with each game
    return bool(importlib.util.find_spec("wasmtime")) and any(SHIPPED.glob("*.wasm"))


def needs_wasm() -> bool:
    """Can nothing be compiled here, but what was shipped be run?"""
    return not c_compiler() and has_shipped()
