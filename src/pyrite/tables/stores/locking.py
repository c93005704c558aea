"""A lock on a file that ends with the process, however the process ends."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def inode_lock_path(found: os.stat_result) -> Path | None:
    """Where a file is locked under all its names; None where there is no folder of ours for it."""
    if sys.platform == "win32":
        return None
    folder = Path(tempfile.gettempdir(), f"pyrite-locks-{os.getuid()}")
    with suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
        own = folder.lstat()
        is_ours = stat.S_ISDIR(own.st_mode) and own.st_uid == os.getuid()
        if is_ours and not own.st_mode & 0o077:
            return folder / f"{found.st_dev}-{found.st_ino}"
    return None


class FileLock:
    """Held from making it until `release`; `Taken` if somebody else holds it."""

    class Taken(Exception):
        """Somebody else holds it."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            self.release()
            raise FileLock.Taken from None

    def release(self) -> None:
        """Let go; the file stays, for taking it away could let two others in."""
        os.close(self._handle)
