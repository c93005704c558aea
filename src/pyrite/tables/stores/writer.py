"""The one thread that writes to SQLite: what arrives while a commit runs shares the next one."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from typing import Any

from pyrite.tables.stores.appending import append_all
from pyrite.tables.stores.file import Log, Query, StoreFile
from pyrite.tables.stores.store import Entry

MOST_JOBS = 1000  # in one commit
AT_ONCE = 8  # jobs told of in one turn of the loop, which hears new ones between two turns


class WriteJob:
    """Something to be written, and who waits for it."""

    __slots__ = ("work", "waiter", "result", "error")

    def __init__(self, work: Query | Entry, waiter: asyncio.Future[Any]) -> None:
        self.work = work
        self.waiter = waiter
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell whoever still waits; in the loop."""
        if self.waiter.done():
            return
        if self.error is None:
            self.waiter.set_result(self.result)
        else:
            self.waiter.set_exception(self.error)


class JournalWriter:
    """One connection, one thread; jobs in order of `put`, none told before its commit."""

    def __init__(self, db: sqlite3.Connection, file: StoreFile, log: Log | None) -> None:
        self._db = db
        self._file = file
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="pyrite-writer", daemon=True)
        self._thread.start()

    def put(self, work: Query | Entry) -> asyncio.Future[Any]:
        """To be done in the next commit; the future has its result after that."""
        job = WriteJob(work, self._loop.create_future())
        self._queue.put(job)
        return job.waiter

    def finish(self) -> None:
        """Commit what was put until now, then stop; not in the loop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            jobs, is_last = self._take()
            self._commit(jobs)
            self._loop.call_soon_threadsafe(self._settle, jobs)
            if self._log:
                self._log.count(len(jobs))

    def _take(self) -> tuple[list[WriteJob], bool]:
        """Wait for one, then take all that are there; None is behind the last."""
        taken = [self._queue.get()]
        with contextlib.suppress(queue.Empty):
            while len(taken) < MOST_JOBS:
                taken.append(self._queue.get_nowait())
        return [job for job in taken if job is not None], taken[-1] is None

    def _commit(self, jobs: list[WriteJob]) -> None:
        """All together; if that fails, each alone, so that a bad one fails alone."""
        if not self._try(jobs) and len(jobs) > 1:
            for job in jobs:
                self._try([job])

    def _try(self, jobs: list[WriteJob]) -> bool:
        error: Exception | None = None
        try:
            self._file.check_place()
            self._db.execute("BEGIN IMMEDIATE")
            self._do(jobs)
            self._db.execute("COMMIT")
        except Exception as raised:
            error = raised
            self._roll_back()
        for job in jobs:
            job.error = error
        return error is None

    def _do(self, jobs: list[WriteJob]) -> None:
        """Entries first, all at once; whatever else was put sees them."""
        if entries := [job.work for job in jobs if isinstance(job.work, Entry)]:
            append_all(self._db, entries)
        for job in jobs:
            if not isinstance(job.work, Entry):
                job.result = job.work(self._db)

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):  # SQLite may have done it by itself
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _settle(self, jobs: list[WriteJob]) -> None:
        """Tell a few, then the rest: else whoever is told last keeps the next commit waiting."""
        for job in jobs[:AT_ONCE]:
            job.settle()
        if rest := jobs[AT_ONCE:]:
            self._loop.call_soon(self._settle, rest)
