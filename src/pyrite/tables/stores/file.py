"""An SQLite database as a file: whose it is, its schema, its connections, its log.

Everything here waits for the disk and is called by threads, never in the loop.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from pyrite.tables.stores.locking import FileLock, inode_lock_path
from pyrite.tables.stores.migrations import SQLITE
from pyrite.tables.stores.store import StoreForeign, StoreInUse

MEMORY = ":memory:"
OURS = 0x50595254  # application_id of our files: "PYRT"
BUSY_SECONDS = 5.0  # for programs that look into the file, such as a backup
LOG_PAGES = 16_384  # 64 MiB: the log should not grow beyond
CHECKPOINT_JOBS = 1_000  # were written: the log is brought home
QUIET_SECONDS = 2.0  # without a commit: then it is brought home sooner
QUIET_JOBS = 50
MOST_JOBS = 8_000  # beside it: then it is waited for
PRIVATE = 0o600  # secrets lie in it

Query = Callable[[sqlite3.Connection], Any]


class StoreFile:
    """A file that this process alone has opened; without a path, the same in memory."""

    def __init__(self, path: Path | None, *, is_relaxed: bool) -> None:
        self._path = path.absolute() if path else None
        self._synchronous = "NORMAL" if is_relaxed else "FULL"
        self._closing = contextlib.ExitStack()

    @property
    def name(self) -> str:
        """As people call it."""
        return str(self._path or MEMORY)

    @property
    def is_memory(self) -> bool:
        """Is it gone with its one connection?"""
        return self._path is None

    def open(self) -> sqlite3.Connection:
        """Lock it, make or migrate it; the connection that writes."""
        with contextlib.ExitStack() as undoing:
            if self._path:
                self._own(self._path, undoing)
            db = self.connect()
            undoing.callback(db.close)
            self._prepare(db)
            self._closing = undoing.pop_all()
        return db

    def close(self) -> None:
        """The last connection brings the log home; then others may have the file."""
        self._closing.close()

    def connect(self) -> sqlite3.Connection:
        """One more connection, for whichever thread."""
        db = sqlite3.connect(
            self.name, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        db.execute("PRAGMA wal_autocheckpoint = 0")  # not in the path of a commit: `Log`
        db.execute(f"PRAGMA synchronous = {self._synchronous}")
        return db

    def check_place(self) -> None:
        """A file that was moved away would be written on unseen, and be lost."""
        if self._path and not os.path.samestat(os.stat(self._path), self._stat):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))

    def _own(self, path: Path, undoing: contextlib.ExitStack) -> None:
        """By its name, then by what it is: other names may lead to the same file."""
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        undoing.callback(self._lock(Path(f"{os.path.realpath(path)}-lock")).release)
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        if by_inode := inode_lock_path(os.stat(path)):
            undoing.callback(self._lock(by_inode).release)
        handle = os.open(path, os.O_RDWR)
        self._stat = os.fstat(handle)
        os.close(handle)  # before SQLite locks it: closing would unlock
        with contextlib.suppress(PermissionError):  # somebody else's, who lets us write
            os.chmod(path, PRIVATE)

    def _lock(self, path: Path) -> FileLock:
        try:
            return FileLock(path)
        except FileLock.Taken:
            raise StoreInUse("store-in-use", where=self.name) from None

    def _prepare(self, db: sqlite3.Connection) -> None:
        version = self._version(db)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute(f"PRAGMA journal_size_limit = {LOG_PAGES * 4096}")
        for number, step in enumerate(SQLITE[version:], version + 1):
            db.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT")

    def _version(self, db: sqlite3.Connection) -> int:
        """How many steps of the schema it has seen; a new one becomes ours."""
        (application,) = db.execute("PRAGMA application_id").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != OURS and things:
            raise StoreForeign("store-foreign", where=self.name)
        if version > len(SQLITE):
            raise StoreForeign("store-newer", where=self.name, found=version, known=len(SQLITE))
        db.execute(f"PRAGMA application_id = {OURS}")
        return int(version)


class Reader:
    """A connection and a thread of its own, so that no reader waits for a commit."""

    def __init__(self, file: StoreFile) -> None:
        self._db = file.connect()
        self._db.execute("PRAGMA query_only = ON")
        self._thread = ThreadPoolExecutor(1, "pyrite-reader")

    def read(self, query: Query) -> Future[Any]:
        """Run it when those before are done."""
        return self._thread.submit(query, self._db)

    def close(self) -> None:
        """Finish."""
        self._thread.shutdown()
        self._db.close()


class Log:
    """Brings the write-ahead log home beside the commits, hardly ever in their path."""

    def __init__(
        self,
        file: StoreFile,
        writing: sqlite3.Connection,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._writing = writing
        self._clock = clock
        self._last = clock()
        self._beside = file.connect()
        self._thread = ThreadPoolExecutor(1, "pyrite-log")
        self._running: Future[int] | None = None
        self._jobs = 0

    def count(self, jobs: int) -> None:
        """So many were committed; called by the thread that writes."""
        self._jobs += jobs
        now = self._clock()
        is_quiet, self._last = now - self._last >= QUIET_SECONDS, now
        if self._running is None:
            if self._jobs >= (QUIET_JOBS if is_quiet else CHECKPOINT_JOBS):
                self._jobs = 0
                self._running = self._thread.submit(_bring_home, self._beside)
        elif self._running.done() or self._jobs >= MOST_JOBS:
            self._end(self._running.result())

    def _end(self, pages: int) -> None:
        """Where writers are always quicker, the log only grows: then the rest is done here."""
        self._running = None
        if pages > LOG_PAGES:
            _bring_home(self._writing)

    def close(self) -> None:
        """Finish."""
        self._thread.shutdown()
        self._beside.close()


def _bring_home(db: sqlite3.Connection) -> int:
    """As much as is possible without making anybody wait; how long the log is, in pages."""
    try:
        _, pages, _ = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return int(pages)
    except sqlite3.Error:
        return 0  # no room: it stays in the log, where it is as safe
