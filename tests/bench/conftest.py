"""What the laboratories' tests share: what one prints, and a machine with no other library."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from bench.__main__ import main

MODULES = ("pyspiel", "rlcard", "pettingzoo", "pgx", "jax")

Printed = Callable[..., str]


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Printed:
    """What `python -m bench` prints, word by word as asked for."""

    def run(*words: str) -> str:
        main(words)
        return capsys.readouterr().out

    return run


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Importing any of the others fails."""
    for name in (*MODULES, *(one for one in sys.modules if one.startswith("pettingzoo."))):
        monkeypatch.setitem(sys.modules, name, None)
