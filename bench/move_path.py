"""Through how many files one typed move goes: from the key that sends it to the sentence about it.

A game between people is played in this terminal's process, its keys from memory; once it is warm,
one move is followed by the interpreter's own profiler. Another checkout is followed in a process
of its own, for modules are loaded once.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from pathlib import Path
from types import FrameType
from typing import Any
from unittest import mock

WARM = 5  # the move that is followed; those before it have loaded everything
GAME = ("gold", "--seats", "2", "--people", "0,1", "--seed", "7", "--lang", "en")


class Keyboard:
    """Types the first legal move again and again, and says when it types the one to follow."""

    def __init__(self, follow: Callable[[], None]) -> None:
        self._follow = follow
        self._typed = 0

    def isatty(self) -> bool:
        """It is a pipe."""
        return False

    def readline(self) -> str:
        """One line; none after the move that is followed."""
        self._typed += 1
        if self._typed == WARM:
            self._follow()
        return "#1\n" if self._typed <= WARM else ""


class Paper(io.StringIO):
    """Says when the sentence about the move is printed: after the move as it was typed."""

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
        self._end = end
        self._lines: int | None = None

    def count_lines(self) -> None:
        """From now on."""
        self._lines = 0

    def write(self, text: str, /) -> int:
        """Print."""
        if self._lines is not None and text.strip():
            self._lines += 1
            if self._lines > 1:
                self._end()
        return super().write(text)


def files_crossed() -> list[str]:
    """The modules of the package that one typed move goes through, in their order."""
    import pyrite
    from pyrite.cli.main import main

    package = str(Path(pyrite.__file__).parent) + os.sep
    crossed: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(package):
            crossed[frame.f_code.co_filename.removeprefix(package)] = None

    paper = Paper(lambda: sys.setprofile(None))

    def follow() -> None:
        paper.count_lines()
        sys.setprofile(note)

    with tempfile.TemporaryDirectory() as folder, redirect_stdout(paper), suppress(SystemExit):
        words = ["pyrite", "play", *GAME, "--save", str(Path(folder, "game.txt"))]
        with mock.patch("sys.stdin", Keyboard(follow)), mock.patch("sys.argv", words):
            main()
    return list(crossed)


def files_crossed_in(root: Path) -> list[str]:
    """The same in a checkout; none where there is nothing to play."""
    if not (root / "src" / "pyrite" / "cli").is_dir():
        return []
    paths = os.pathsep.join([str(root / "src"), str(Path(__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "bench.move_path"],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    found: list[str] = json.loads(done.stdout) if done.returncode == 0 else []
    return found


if __name__ == "__main__":
    print(json.dumps(files_crossed()))
