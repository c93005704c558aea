"""Long measurements: how far they are, Ctrl-C, and the one file format to go on from.

The file has what is measured in its first line, and one row of JSON in each of the next.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.errors import BenchError

Row = Any
"""What was found out at once, as JSON."""

SILENCE = 2.0  # seconds between two words about how far it is


class RowFile:
    """The rows so far, and a file that gets every further one; without a file they are not kept."""

    def __init__(self, file: Path | None, what: str) -> None:
        self._file = file
        self.rows = read_rows(file, what) if file else []

    def add(self, row: Row) -> None:
        """One more."""
        self.rows.append(row)
        if self._file:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(row) + "\n")


def measured(
    games: int, what: str, measure: Callable[[int], Row], file: Path | None = None
) -> list[Row]:
    """A row for each game, those of the file first."""
    kept = RowFile(file, what)
    for number in counted(len(kept.rows), games, what):
        kept.add(measure(number))
    return kept.rows


def read_rows(file: Path, what: str) -> list[Row]:
    """The rows so far; a line that was cut off is not one. A new file begins with its title."""
    if not file.exists():
        file.write_text(json.dumps(what) + "\n", "utf-8")
    try:
        title, *rows = [json.loads(line) for line in file.read_text("utf-8").split("\n")[:-1]]
    except ValueError:
        raise BenchError(f"“{file}” holds no measurement: choose another file") from None
    if title != what:
        raise BenchError(
            f"“{file}” holds another measurement: choose another file, or repeat its command"
        )
    file.write_text("".join(json.dumps(row) + "\n" for row in (what, *rows)), "utf-8")
    return rows


def counted(first: int, games: int, what: str) -> Iterator[int]:
    """The games, telling now and then how far it is; Ctrl-C: the one that runs is the last."""
    stopped: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))
    began = told = time.perf_counter()
    try:
        for number in range(first, games):
            yield number
            now, is_last = time.perf_counter(), bool(stopped) or number + 1 == games
            if is_last or now - told > SILENCE:
                told, seconds = now, (now - began) / (number + 1 - first)
                print(f"  {what}: {number + 1} of {games}, {seconds:.1f} s each", file=sys.stderr)
            if is_last:
                break
    finally:
        signal.signal(signal.SIGINT, before)
