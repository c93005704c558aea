"""`python -m bench figures`: pages that say where they come from, and go on after a stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.errors import BenchError
from bench.figures import command
from bench.figures.subjects import SUBJECTS, Subject
from tests.bench.conftest import Printed

MEASURED = re.compile(
    r"^Measured: \d{4}-\d\d-\d\d, at commit 0123abc, on .+ cores, .+"
    r"Python 3\.\S+, .+; load .+\.$",
    re.MULTILINE,
)
LIST = "python -m bench"
REFUSED = "python -m bench endings nowhere nobody"


def two_lists() -> Iterator[str]:
    """Quick ones."""
    yield LIST
    yield f"{LIST} --help"


def broken() -> Iterator[str]:
    """The second ends badly."""
    yield LIST
    yield REFUSED


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for pages and what is kept, with two subjects."""
    monkeypatch.setattr(command, "PAGES", tmp_path)
    monkeypatch.setattr(command, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(command, "commit_of", lambda folder: "0123abc")
    monkeypatch.setitem(SUBJECTS, "lists", Subject("Lists", "seconds", two_lists))
    monkeypatch.setitem(SUBJECTS, "broken", Subject("Broken", "seconds", broken))
    return tmp_path


def test_page__says_when_of_what_and_where(folder: Path) -> None:
    text = command.write("lists").read_text("utf-8")
    assert text.startswith("# Lists\n")
    assert MEASURED.search(text)
    assert f"\n`{LIST} --help`\n\n```text\n{LIST} NAME" in text
    assert list(folder.rglob("rows")) == []


def test_page__leaves_what_was_written_down_earlier(folder: Path) -> None:
    (folder / "lists.md").write_text("# Lists\n\noutdated\n\n## Earlier\n\nby hand\n", "utf-8")
    text = command.write("lists").read_text("utf-8")
    assert text.endswith("```\n\n## Earlier\n\nby hand\n")
    assert "outdated" not in text


def test_write__goes_on_after_a_stop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BenchError, match="endings nowhere"):
        command.write("broken")
    run: list[str] = []

    def printed(line: str, *rest: object) -> str:
        run.append(line)
        return "fine"

    monkeypatch.setattr(command, "printed", printed)
    assert "fine" in command.write("broken").read_text("utf-8")
    assert run == [REFUSED]


def test_figures__list_says_what_would_be_run(printed: Printed) -> None:
    assert printed("figures", "tables", "--list").splitlines() == [
        "tables, a minute:",
        *(f"  python -m bench tables {mode} STORE" for mode in ("pace", "memory", "reopen")),
    ]


def test_figures__no_such_subject(printed: Printed) -> None:
    with pytest.raises(SystemExit):
        printed("figures", "weather")


@pytest.mark.parametrize("name", SUBJECTS)
def test_subjects__have_commands_that_can_be_run(name: str) -> None:
    programs = [line.split()[0] for line in SUBJECTS[name].commands()]
    assert programs
    assert set(programs) <= set(command.PROGRAMS)
