"""Output: a report in a pipe is as wide as it needs."""

from __future__ import annotations

import sys

import pytest
from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.shell.console import print_report


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
