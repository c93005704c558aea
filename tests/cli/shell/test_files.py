"""Where games lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new, default_file, unused


def test_default_file__named_by_game_and_day() -> None:
    """Of a running game's seed no digit is to be seen."""
    assert default_file("gold").name.startswith("gold-20")
    assert len(default_file("gold").stem) == len("gold-2026-01-31")
    assert default_file("gold", "abcdef").name.endswith("-abcdef.txt")


def test_unused__the_next_number(tmp_path: Path) -> None:
    for name in ("a.txt", "a-2.txt", "a-3.txt"):
        assert unused(tmp_path / "a.txt").name == name
        unused(tmp_path / "a.txt").write_text("", "utf-8")


def test_check_new__what_exists_stays(tmp_path: Path) -> None:
    check_new(tmp_path / "a.txt", None)
    with pytest.raises(CommandError, match="exists already"):
        check_new(tmp_path)
