"""Records on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import default_file, read_record, write_whole


def test_write__makes_folders_and_leaves_nothing_beside(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b.txt"
    write_whole(file, "one\n")
    write_whole(file, "two\n")
    assert file.read_text("utf-8") == "two\n"
    assert list(file.parent.iterdir()) == [file]


def test_write__failure_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(CommandError, match="cannot be written"):
        write_whole(folder, "text")
    assert list(tmp_path.iterdir()) == [folder]


def test_read__no_file_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(CommandError):
            read_record(path)


def test_default_file__named_by_game_day_and_seed() -> None:
    assert default_file("gold", "abcdef0123").name.startswith("gold-20")
    assert default_file("gold", "abcdef0123").name.endswith("-abcdef.txt")
