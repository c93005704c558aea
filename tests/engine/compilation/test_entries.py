"""What is compiled of a game: every entry has its call, and what is compiled is found again."""

from __future__ import annotations

from pathlib import Path

import pytest

import pyrite
from pyrite.core.backends import library
from pyrite.core.backends.library import Library
from pyrite.core.flow import ENTRIES
from pyrite.engine.compilation import entries

GAME = pyrite.game("gold")


@pytest.mark.slow
def test_calls__every_entry_is_compiled_by_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    new = Library(GAME)
    monkeypatch.setattr(library, "library", lambda game: new)
    assert not any(call.is_ready(GAME) for call in entries.ALL)
    entries.main("gold")
    assert all(call.is_ready(GAME) for call in entries.ALL)
    assert all(entries.is_compiled(GAME, entry) for entry in ENTRIES)
