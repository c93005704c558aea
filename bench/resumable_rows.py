"""Long measurements, game by game: how far it is, Ctrl-C, and a file to go on from.

The file has what is measured in its first line and one game in each of the next.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pyrite.arena.errors import ArenaError

Row = Any
"""What was found out in one game, as JSON."""

SILENCE = 2.0  # seconds between two words about how far it is


def measured(
    games: int, what: str, measure: Callable[[int], Row], file: Path | None = None
) -> list[Row]:
    """A row for each game, those of the file first."""
    rows = read_rows(file, what) if file else []
    for number in counted(len(rows), games, what):
        rows.append(measure(number))
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(rows[-1]) + "\n")
    return rows


def read_rows(file: Path, what: str) -> list[Row]:
    """The games so far; a line that was cut off is not one. A new file begins with its title."""
    if not file.exists():
        file.write_text(json.dumps(what) + "\n", "utf-8")
    try:
        title, *rows = [json.loads(line) for line in file.read_text("utf-8").split("\n")[:-1]]
    except ValueError:
        raise ArenaError("no-measurement", path=str(file)) from None
    if title != what:
        raise ArenaError("other-measurement", path=str(file))
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
