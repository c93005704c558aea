"""Where games lie when nobody says where, and what is never overwritten."""

from __future__ import annotations

import datetime
from pathlib import Path

import platformdirs

from pyrite.cli.shell.errors import CommandError


def records_folder() -> Path:
    """Where games are kept."""
    return Path(platformdirs.user_data_dir("pyrite", appauthor=False)) / "records"


def default_file(game: str, *marks: str) -> Path:
    """A name: game, day, and what else tells it apart; of a running game nothing that is secret."""
    day = datetime.datetime.now(tz=datetime.UTC).astimezone().strftime("%Y-%m-%d")
    return records_folder() / f"{'-'.join((game, day, *marks))}.txt"


def unused(file: Path) -> Path:
    """A name that no file has yet."""
    number = 2
    free = file
    while free.exists():
        free = file.with_stem(f"{file.stem}-{number}")
        number += 1
    return free


def check_new(*files: Path | None) -> None:
    """What exists is never overwritten; said before anything is played."""
    for file in files:
        if file and file.exists():
            raise CommandError("file-exists", file=str(file))
