"""Records on disk."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyrite.engine.errors import FileFault
from pyrite.engine.records.files import PRIVATE, claim, read_record, usual_mode, write_whole


@pytest.fixture
def umask() -> Iterator[None]:
    """New files may be read by the group."""
    before = os.umask(0o027)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    """Who may read it."""
    return file.stat().st_mode & 0o777


def test_write__makes_folders_and_leaves_nothing_beside(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b.txt"
    write_whole(file, "one\n")
    write_whole(file, "two\n")
    assert file.read_text("utf-8") == "two\n"
    assert list(file.parent.iterdir()) == [file]


def test_write__failure_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(FileFault, match="cannot be written"):
        write_whole(folder, "text")
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.usefixtures("umask")
def test_write__who_may_read_it(tmp_path: Path) -> None:
    """As a new file would be, then as it was, or as is said."""
    file = tmp_path / "a.txt"
    write_whole(file, "one\n")
    assert mode(file) == usual_mode() == 0o640
    write_whole(file, "two\n", mode=PRIVATE)
    assert mode(file) == PRIVATE
    write_whole(file, "three\n")
    assert mode(file) == PRIVATE


def test_read__no_file_or_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(FileFault):
            read_record(path)


def test_claim__every_name_once(tmp_path: Path) -> None:
    """And nobody else may look into it."""
    wanted = tmp_path / "new" / "gold.txt"
    claimed = [claim(wanted).name for _ in range(3)]
    assert claimed == ["gold.txt", "gold-2.txt", "gold-3.txt"]
    assert mode(wanted) == PRIVATE


def test_claim__failure_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(FileFault, match="cannot be written"):
        claim(tmp_path / "file" / "gold.txt")
