"""The next command, as whoever reads it can type it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pyrite.cli.shell.program import next_command


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program called pyrite."""
    file = tmp_path / "bin" / "pyrite"
    file.parent.mkdir()
    file.write_text("#!/bin/sh\n", "utf-8")
    file.chmod(0o755)
    return file


def test_next_command__by_its_name_where_the_shell_finds_it(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(program.parent))
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert next_command("play", "--resume", Path("a b.txt")) == "pyrite play --resume 'a b.txt'"


def test_next_command__by_its_path_where_the_shell_does_not(
    program: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["bin/pyrite"])
    assert next_command("play") == "bin/pyrite play"


def test_next_command__of_a_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["somewhere/pyrite/__main__.py"])
    assert next_command("play") == f"{sys.executable} -m pyrite play"


def test_next_command__started_in_some_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pyrite.web"])
    assert next_command("play") == "pyrite play"
