"""What the arena's tests share: a machine with none of the other libraries."""

from __future__ import annotations

import sys

import pytest

MODULES = ("pyspiel", "rlcard", "pettingzoo", "pgx", "jax")


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing any of the others fails."""
    for name in (*MODULES, *(one for one in sys.modules if one.startswith("pettingzoo."))):
        monkeypatch.setitem(sys.modules, name, None)
