"""The measures measure; what they find is for people to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.tables.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["pace", "STORE", "1", "2", "--relaxed", "--seconds", "0.2"], ["1 tables", "2 tables"]),
        (["memory", "STORE", "4"], ["looked at", "at rest"]),
        (["reopen", "STORE"], ["gold", "fool", "fools-gold", "end-of-the-trail"]),
    ],
    ids=["pace", "memory", "reopen"],
)
def test_bench__prints_a_line_for_each(
    tmp_path: Path,
    arguments: list[str],
    lines: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bench.tables.measures.WARM_SECONDS", 0.0)
    store = str(tmp_path / "tables.db")
    main([store if one == "STORE" else one for one in arguments])
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == len(lines)
    for line, word in zip(printed, lines, strict=True):
        assert word in line
