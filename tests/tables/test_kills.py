"""A killed house has lost nothing that it acknowledged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.kills import run


@pytest.mark.slow
def test_kill__nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    found = run(3, str(tmp_path / "tables.db"))
    assert found.moves > 3
    assert (found.lost, found.unopened) == ([], [])
