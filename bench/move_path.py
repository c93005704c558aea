"""Through how many files one move goes: from the key that sends it to the sentence about it.

A game between people is played in this terminal's process, its keys from memory; once it is warm,
one move is followed by the interpreter's own profiler. Another checkout is followed in a process
of its own, for modules are loaded once.
"""

from __future__ import annotations

import asyncio
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


class Followed:
    """The modules of the package that are gone through while it follows, in their order."""

    def __init__(self) -> None:
        import pyrite

        self._package = str(Path(pyrite.__file__).parent) + os.sep
        self.files: dict[str, None] = {}

    def begin(self) -> None:
        """From now on, in this thread."""
        sys.setprofile(self._note)

    def end(self) -> None:
        """No longer."""
        sys.setprofile(None)

    def __enter__(self) -> None:
        self.begin()

    def __exit__(self, *error: object) -> None:
        self.end()

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(self._package):
            self.files[frame.f_code.co_filename.removeprefix(self._package)] = None


def typed_move() -> list[str]:
    """What a move at the terminal goes through."""
    from pyrite.cli.main import main

    followed = Followed()
    paper = Paper(followed.end)

    def follow() -> None:
        paper.count_lines()
        followed.begin()

    with tempfile.TemporaryDirectory() as folder, redirect_stdout(paper), suppress(SystemExit):
        words = ["pyrite", "play", *GAME, "--save", str(Path(folder, "game.txt"))]
        with mock.patch("sys.stdin", Keyboard(follow)), mock.patch("sys.argv", words):
            main()
    return list(followed.files)


def sent_move() -> list[str]:
    """What a move that comes through a socket goes through, in the loop that serves it."""
    from bench.tables.sent_move import send_moves

    followed = Followed()
    asyncio.run(send_moves(WARM, followed))
    return list(followed.files)


WAYS = {"typed": typed_move, "sent": sent_move}


def files_crossed_in(root: Path, way: str) -> list[str]:
    """The same in a checkout; none where there is nothing to play, or not like this."""
    if not (root / "src" / "pyrite" / "cli").is_dir():
        return []
    paths = os.pathsep.join([str(root / "src"), str(Path(__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-m", "bench.move_path", way],
        env={**os.environ, "PYTHONPATH": paths},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    found: list[str] = json.loads(done.stdout) if done.returncode == 0 else []
    return found


if __name__ == "__main__":
    print(json.dumps(WAYS[sys.argv[1]]()))
