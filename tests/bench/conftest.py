"""What the laboratories' tests share: what one prints, and a machine with no other library."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from bench.__main__ import main
from pyrite.core.game import Game
from pyrite.engine.registry import find_game

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


def roomless() -> Game:
    """A game with rules and nothing else."""
    return replace(find_game("gold"), package="tests.bench", id="nuggets")
