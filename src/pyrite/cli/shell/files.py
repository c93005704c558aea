"""Records on disk: where they lie, read with named errors, written so that nothing is ever lost."""

from __future__ import annotations

import datetime
import os
import tempfile
from pathlib import Path

import platformdirs

from pyrite.cli.shell.errors import CommandError
from pyrite.engine.record import GameRecord, decode_record


def records_folder() -> Path:
    """Where games are kept when nobody says where."""
    return Path(platformdirs.user_data_dir("pyrite", appauthor=False)) / "records"


def default_file(game: str, seed: str) -> Path:
    """A new name: game, day, and enough of the seed to tell games apart."""
    day = datetime.datetime.now(tz=datetime.UTC).astimezone().strftime("%Y-%m-%d")
    return records_folder() / f"{game}-{day}-{seed[:6]}.txt"


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


def read_record(path: Path) -> GameRecord:
    """The record in a file."""
    return decode_record(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """A file's content."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CommandError("not-a-file", file=str(path)) from None
    except OSError as error:
        raise CommandError("cannot-read", file=str(path), why=str(error.strerror)) from None


def write_whole(path: Path, text: str) -> None:
    """All or nothing: written beside the file, then put in its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(beside, _mode(path))
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        raise CommandError("cannot-write", file=str(path), why=str(error.strerror)) from None


def _mode(path: Path) -> int:
    """As the file was, or as a new file would be."""
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        umask = os.umask(0)
        os.umask(umask)
        return 0o666 & ~umask
