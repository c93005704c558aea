"""What the ladder's laboratory counts and prints."""

from __future__ import annotations

import pytest

from bench.review.ladder import rungs_in, tell_ladder
from bench.review.modes import Asked

ASKED = Asked("ladder", "gold", 2, ("uniform", "hard"), 2, 2)
ROW = {
    "losses": {"uniform": [[0.3] * 9, [0.1] * 9], "hard": [[0.0] * 9, [0.0, -0.1]]},
    "seconds": 1.5,
}


def test_ladder__decisions_by_how_much_they_lost(capsys: pytest.CaptureFixture[str]) -> None:
    rungs = rungs_in(ASKED, [ROW, ROW])
    assert rungs == {"uniform": (0, 0, 0, 18, 0, 18), "hard": (22, 0, 0, 0, 0, 0)}
    tell_ladder(ASKED, [ROW, ROW])
    told = capsys.readouterr().out
    assert "2 games, 3 s of processors" in told
    assert "the level or its neighbour 100.0%" in told
    assert '"hard": (22, 0, 0, 0, 0, 0),' in told
