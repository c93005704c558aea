"""A command line run in this process: what it said, and how it ended."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pyrite.cli.main import run
from pyrite.tables.keyboard.bots import Bots


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Pyrite = Callable[..., Ran]


def keep_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at a keyboard search plainly, and nothing is compiled for them."""
    monkeypatch.setattr(Bots, "backend", "python")
    monkeypatch.setattr(Bots, "must_compile", False)


@pytest.fixture
def pyrite(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Pyrite:
    """Run `pyrite` with these words; `typed` comes in through a pipe; bots stay plain."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("COLUMNS", "100")
    keep_plain(monkeypatch)

    def command(*words: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run([str(word) for word in words])
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return command


def one_error(ran: Ran, code: int = 2) -> str:
    """The single line of a command that failed."""
    assert ran.code == code
    (line,) = ran.err.splitlines()
    assert line.startswith("error: ")
    return line
