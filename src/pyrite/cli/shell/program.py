"""How whoever typed this command can type the next one, and what to hand other commands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

import click


def next_command(*words: str | os.PathLike[str]) -> str:
    """A line that works here: by the short name only where the shell finds this very program."""
    return shlex.join([*_program(), *(os.fspath(word) for word in words)])


def _program() -> list[str]:
    started = Path(sys.argv[0])
    if started.parts[-2:] == ("pyrite", "__main__.py"):
        return [_python(), "-m", "pyrite"]
    found = shutil.which("pyrite")
    is_short = started.stem != "pyrite" or (found and os.path.samefile(found, _whole(started)))
    return ["pyrite" if is_short else str(started)]


def _whole(started: Path) -> Path:
    """On Windows the name comes without its ending."""
    return started if started.exists() else started.with_suffix(".exe")


def _python() -> str:
    found = shutil.which("python")
    is_short = found and os.path.samefile(found, sys.executable)
    return "python" if is_short else sys.executable


def hand_over(name: str, *words: str) -> object:
    """Another command goes on from here."""
    ctx = click.get_current_context().find_root()
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, name)
    assert command
    return command.main(list(words), prog_name=f"pyrite {name}", standalone_mode=False)
