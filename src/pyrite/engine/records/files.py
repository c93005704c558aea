"""Files: records read with named errors, texts written so that nothing is ever lost."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from pyrite.engine.errors import FileFault
from pyrite.engine.records.record import GameRecord, decode_record

PRIVATE = 0o600  # for the owner's eyes alone


def read_record(path: Path) -> GameRecord:
    """The record in a file."""
    return decode_record(read_bytes(path))


def read_cut_record(path: Path) -> tuple[GameRecord, bool]:
    """The record in a file as far as its lines are whole, and whether the last was not."""
    data = read_bytes(path)
    whole = data[: data.rfind(b"\n") + 1]
    is_cut = b"\n\n" in whole and whole != data
    return decode_record(whole if is_cut else data), is_cut


def read_bytes(path: Path) -> bytes:
    """A file's content."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise FileFault("not-a-file", file=str(path)) from None
    except OSError as error:
        raise FileFault("cannot-read", file=str(path), why=str(error.strerror)) from None


def write_whole(path: Path, text: str, *, mode: int | None = None) -> None:
    """All or nothing: written beside the file, then put in its place."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(beside, mode_of(path) if mode is None else mode)
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        raise FileFault("cannot-write", file=str(path), why=str(error.strerror)) from None


def mode_of(path: Path) -> int:
    """Who may read it: as the file is, or as a new one would be."""
    try:
        return path.stat().st_mode & 0o777
    except FileNotFoundError:
        return usual_mode()


def usual_mode() -> int:
    """Who may read a new file."""
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask


def claim(file: Path) -> Path:
    """This file, or the next by number that nobody has: ours from now on, and private."""
    number, free = 1, file
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        while not _is_claimed(free):
            number += 1
            free = file.with_stem(f"{file.stem}-{number}")
    except OSError as error:
        raise FileFault("cannot-write", file=str(file), why=str(error.strerror)) from None
    return free


def _is_claimed(file: Path) -> bool:
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        return False
    return True
