"""Whether somebody learns here, and what compiles for it in a process of its own."""

from __future__ import annotations

import importlib.util

LEARNING = "pyrite.envs.compilation.warm"


def has_learning() -> bool:
    """Is the extra `envs` installed?"""
    return importlib.util.find_spec("gymnasium") is not None
