"""Functions made up by tests are kept apart from the games' own."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache for these tests, the same for all of them."""
    folder = tmp_path_factory.getbasetemp() / "written"
    folder.mkdir(exist_ok=True)
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(folder))
