"""Compiling: every entry has its tiny call, and what is compiled is found again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pyrite
from pyrite.core import flow
from pyrite.core.backends import library
from pyrite.core.backends.library import Library
from pyrite.core.flow import ENTRIES
from pyrite.engine.compilation import warm

GAME = pyrite.game("gold")


def test_calls__one_for_every_entry() -> None:
    assert set(warm.CALLS) == set(ENTRIES)


def test_is_compiled__not_in_an_empty_cache(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(library, "library", Library)
    assert not warm.is_compiled(GAME, flow.simulate)


@pytest.mark.slow
def test_warm__compiles_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    command = [sys.executable, "-m", "pyrite.engine.compilation.warm", "gold"]
    for state in ("compiled", "there"):
        lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert [line.split()[1] for line in lines.splitlines()] == [state] * len(ENTRIES)
