"""Where rules run: compiled wherever that can be, unless somebody asks for something else."""

from __future__ import annotations

from pyrite.core.backends.backend import NATIVE, PYTHON
from pyrite.core.backends.native import has_native
from pyrite.engine.errors import EngineError

AUTO = "auto"


def check_native() -> None:
    """Where nothing can be compiled, say so."""
    if not has_native():
        raise EngineError("no-native")


def ready_backend(asked: str) -> str:
    """The backend that was asked for; `auto` is native wherever that can be."""
    if asked == NATIVE:
        check_native()
    if asked != AUTO:
        return asked
    return NATIVE if has_native() else PYTHON
