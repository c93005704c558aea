"""Output: a report in a pipe is as wide as it needs."""

from __future__ import annotations

import io
import sys

import pytest
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.shell.ascii_fallback import PLAINLY
from pyrite.cli.shell.console import console, must_be_plain, print_report


def wide_table() -> Table:
    """Three hundred columns of figures, together."""
    table = figures_table(["name"], ["a figure with a long title"] * 20)
    table.add_row("gold", *["1,234,567.89"] * 20)
    return table


@pytest.mark.parametrize("columns", ["40", "100"])
def test_report__in_a_pipe_nothing_is_cut_or_wrapped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    line = "one line " * 30 + "end"
    print_report(Group(wide_table(), Text(line)), line)
    out = capsys.readouterr().out
    assert out.count("1,234,567.89") == 20
    assert out.count("a figure with a long title") == 20
    assert out.splitlines().count(line) == 2
    assert "…" not in out


def test_report__on_a_terminal_fits_its_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    print_report(Text("word " * 40))
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 60


def test_report__in_a_pipe_nothing_is_padded(capsys: pytest.CaptureFixture[str]) -> None:
    print_report(wide_table(), Text("short"))
    assert not [line for line in capsys.readouterr().out.splitlines() if line != line.rstrip()]


def test_report__figures_are_whole_on_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Titles break; where even that is too wide, the terminal breaks the lines."""
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    print_report(wide_table())
    assert capsys.readouterr().out.count("1,234,567.89") == 20


@pytest.mark.parametrize(
    ("environment", "encoding", "is_plain"),
    [
        ({}, "utf-8", False),
        ({"TERM": "dumb"}, "utf-8", True),
        ({}, "ascii", True),
        ({}, "iso8859-1", True),
    ],
)
def test_plain__where_signs_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], encoding: str, is_plain: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding=encoding))
    assert must_be_plain() is is_plain


def test_no_color__of_the_environment_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert not console().no_color
    assert console(plain=True).no_color
    monkeypatch.setenv("NO_COLOR", "1")
    assert console().no_color


def test_letters__stand_for_signs_an_old_terminal_cannot_show() -> None:
    text = "“bid 2–14” … −5 ›"
    assert text.encode("ascii", PLAINLY) == b'"bid 2-14" ... -5 >'
    assert "金".encode("ascii", PLAINLY) == b"?"
