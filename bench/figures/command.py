"""Writes figures of the documents anew: what our commands print here, with date, machine, commit.

    python -m bench figures house --before ../before
    python -m bench figures speed tables
    python -m bench figures --list

Each SUBJECT is a page of docs/figures, written when all its commands have ended. What one of them
printed is kept in build/figures until then: after Ctrl-C the same command goes on. A chapter
"Earlier" at the end of a page, with what was written down by hand, stays as it is.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bench.arguments import make_parser
from bench.errors import BenchError
from bench.figures.subjects import BEFORE, FILE, STORE, SUBJECTS
from bench.resumable_rows import RowFile
from pyrite.engine.bench import machine

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "figures"
KEPT = ROOT / "build" / "figures"
MACHINE = "{processor}, {cores} cores, {system}, Python {python}, {compiler}"
EARLIER = "## Earlier\n"
WIDTH = "160"  # columns, so that no figure is cut
PROGRAMS = {"pyrite": ["-m", "pyrite"], "python": []}


def main(words: Sequence[str]) -> None:
    """Write the pages that are asked for, one after the other."""
    parser = make_parser("figures", __doc__)
    parser.add_argument("subjects", metavar="SUBJECT", nargs="*", help=", ".join(SUBJECTS))
    parser.add_argument("--before", metavar="FOLDER", help="another checkout, for the house")
    parser.add_argument("--list", action="store_true", help="say what would be run")
    given = parser.parse_args(words)
    for name in given.subjects or SUBJECTS:
        if name not in SUBJECTS:
            raise BenchError(f"no figures “{name}”: choose from {', '.join(SUBJECTS)}")
        if given.list:
            print(f"{name}, {SUBJECTS[name].takes}:", *SUBJECTS[name].commands(), sep="\n  ")
        else:
            write(name, before=given.before)


def write(name: str, *, before: str | None = None) -> Path:
    """One page, from what was printed before a stop and what is printed now."""
    began, commit = time.monotonic(), commit_of(ROOT)
    kept = KEPT / commit.replace(" ", "-") / name
    kept.mkdir(parents=True, exist_ok=True)
    rows = RowFile(kept / "rows", f"{name} at {commit}")
    commands = list(SUBJECTS[name].commands())
    say(f"{name}: {len(commands)} commands, {SUBJECTS[name].takes} on two cores")
    for number, command in enumerate(commands, 1):
        if number > len(rows.rows):
            say(f"{name}, {number} of {len(commands)}: {command}")
            rows.add([command, printed(command, kept / str(number), before)])
    page = PAGES / f"{name}.md"
    parts = [*page_parts(name, commit, rows.rows), *earlier(page)]
    page.write_text("\n\n".join(parts) + "\n", "utf-8")
    shutil.rmtree(kept)
    say(f"{name}: wrote {page.name} after {time.monotonic() - began:.0f} s")
    return page


def printed(command: str, kept: Path, before: str | None) -> str:
    """What a command prints; how far it is goes on to standard error."""
    with tempfile.TemporaryDirectory() as scratch:
        meant = {STORE: f"{scratch}/tables.db", FILE: str(kept), BEFORE: before or ""}
        program, *words = (meant.get(word, word) for word in shlex.split(command))
        done = subprocess.run(
            [sys.executable, *PROGRAMS[program], *filter(None, words)],
            cwd=ROOT,
            env={**os.environ, "COLUMNS": WIDTH, "NO_COLOR": "1"},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    if done.returncode:
        raise BenchError(f"“{command}” ended with {done.returncode}; what was measured is kept")
    return "\n".join(line.rstrip() for line in done.stdout.strip("\n").splitlines())


def page_parts(name: str, commit: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Title, where the figures come from, and every command with what it printed."""
    yield f"# {SUBJECTS[name].title}"
    yield measured_line(datetime.now(UTC).date().isoformat(), commit)
    yield f"Written by `python -m bench figures {name}`."
    for command, output in rows:
        yield f"`{command}`"
        yield f"```text\n{output}\n```"


def earlier(page: Path) -> Iterator[str]:
    """The last chapter of a page as it stands, if it is about earlier figures."""
    text = page.read_text("utf-8") if page.exists() else ""
    _, found, rest = text.partition(EARLIER)
    if found:
        yield EARLIER + rest.rstrip("\n")


def measured_line(date: str, commit: str) -> str:
    """When, of what, and where."""
    where = MACHINE.format(**machine())
    return f"Measured: {date}, at commit {commit}, on {where}; {load_text()}."


def load_text() -> str:
    """How busy the machine was: figures of speed mean little where others worked, too."""
    if not hasattr(os, "getloadavg"):
        return "load not known"
    return f"load {os.getloadavg()[1]:.1f} in the last five minutes"


def commit_of(folder: Path) -> str:
    """Which one is checked out, and whether something has changed since."""
    commit = git(folder, "rev-parse", "--short", "HEAD")
    changes = git(folder, "status", "--porcelain", "-uno", "--", ".", ":!docs/figures")
    return f"{commit} with changes" if changes else commit


def git(folder: Path, *words: str) -> str:
    """What git says."""
    done = subprocess.run(
        ["git", "-C", str(folder), *words], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BenchError(f"“{folder}” is no checkout: figures name the commit they are of")
    return done.stdout.strip()


def say(line: str) -> None:
    """To whoever waits."""
    print(line, file=sys.stderr, flush=True)
