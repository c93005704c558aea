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
    is_other = started.stem != "pyrite" or not started.exists()
    is_short = is_other or _is_found("pyrite", started)
    return ["pyrite" if is_short else str(started)]


def _is_found(name: str, program: Path | str) -> bool:
    """Does the shell find this very program by its name?"""
    found = shutil.which(name)
    return found is not None and os.path.samefile(found, program)


def _python() -> str:
    return "python" if _is_found("python", sys.executable) else sys.executable


def hand_over(name: str, *words: str) -> object:
    """Another command goes on from here."""
    ctx = click.get_current_context().find_root()
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, name)
    assert command
    return command.main(list(words), prog_name=f"pyrite {name}", standalone_mode=False)
