"""Reviews of finished games: made in processes of low priority, a few at once, and kept.

A review belongs to a record, whatever table it came from, and is found by the record's hash. Who
asks is told how far it is, and asks again. Askers take turns, however much each of them wants. A
review that is interrupted is begun anew when somebody asks.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from pyrite.core.errors import PyriteError
from pyrite.players.review.data import FORMAT, MEASURED
from pyrite.tables.bots.processes import WorkerGone, WorkFailed, start_worker
from pyrite.tables.bots.queue import FairQueue
from pyrite.tables.errors import Refused
from pyrite.tables.reviews.job import Depth, EarlyAnswer, ReviewTask
from pyrite.tables.runtime.tasks import Tasks
from pyrite.tables.stores.store import Store, StoreError

LOG = logging.getLogger("pyrite.tables")
DAY = 86_400.0
MODULE = "pyrite.tables.reviews.worker"
MOST_RECENT = 16  # in memory: of reviews, and of failures


@dataclass(frozen=True)
class ReviewSettings:
    """How many at once, how deep, how long kept."""

    at_once: int = 1
    politeness: int = 19  # of a process: it gives way to everybody, also to bots, who have 10
    most_waiting: int = 64
    most_waiting_each: int = 4  # of one asker
    patience: float = 1800.0  # seconds until one is given up
    keep: float = 90 * DAY
    most_kept: int = 10_000
    depth: Depth = field(default_factory=Depth)


class NotWanted(Exception):  # nothing went wrong
    """Nobody waits for this review any more."""


class Reviewer(Protocol):
    """Reviews a game, and says how far it is."""

    async def ask(self, request: object) -> Any:
        """Begin; the first thing it says."""
        ...

    async def hear(self) -> Any:
        """The next: the share that is done, or what came of it."""
        ...

    async def end(self) -> None:
        """Now, whatever it does."""
        ...


StartReviewer = Callable[[int], Awaitable[Reviewer]]


async def start_reviewer(politeness: int) -> Reviewer:
    """A process that ends with its review."""
    return await start_worker(MODULE, str(politeness))


@dataclass(eq=False)
class ReviewJob:
    """A review that is wanted."""

    name: str
    record: str
    done: float = 0.0
    early: bytes | None = None  # what can be read already, as an answer
    is_wanted: bool = True


class Recent(OrderedDict[str, Any]):
    """The last few, by name."""

    def put(self, name: str, value: Any) -> None:
        """The oldest goes."""
        self[name] = value
        if len(self) > MOST_RECENT:
            self.popitem(last=False)


def review_name(record: str) -> str:
    """The same text has the same review, as long as reviews are made in the same way."""
    return hashlib.sha256(f"{FORMAT}, {MEASURED}\n{record}".encode()).hexdigest()


def lock_name(name: str) -> str:
    """As servers that share a store claim a review while they make it."""
    return f"review {name}"


class Reviews:
    """All reviews of a server."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        settings: ReviewSettings | None = None,
        start: StartReviewer = start_reviewer,
    ) -> None:
        self.settings = settings or ReviewSettings()
        self._store = store
        self._clock = clock
        self._start = start
        limits = self.settings.most_waiting, self.settings.most_waiting_each
        self._queue = FairQueue[ReviewJob](*limits)
        self._jobs: dict[str, ReviewJob] = {}  # waiting or being made
        self._made = Recent()
        self._faults = Recent()
        self._bell = asyncio.Event()
        self.tasks = Tasks()

    async def open(self) -> None:
        """From now on reviews are made."""
        for _ in range(self.settings.at_once):
            self.tasks.spawn(self._keep_making())

    async def close(self) -> None:
        """Whatever is being made is left off."""
        await self.tasks.stop()

    async def holder(self, name: str) -> str | None:
        """The other server that makes a review just now, if there is one."""
        if name in self._jobs or not self._store.name:
            return None
        return await self._store.holder(lock_name(name))

    async def ask(self, record: str, asker: str, *, is_early: bool = False) -> bytes | float:
        """The answer, packed, or how much of it is done; raises why it cannot be made, once.

        Who asks for it has what is known early, while the rest is measured.
        """
        name = review_name(record)
        kept = self._made.get(name) or await self._store.review(name)
        made: bytes | None = kept or self._made.get(name)
        if made:
            return made
        if name in self._faults:
            raise self._faults.pop(name)
        job = self._job(name, record, asker)
        return job.early if is_early and job.early else job.done

    def _job(self, name: str, record: str, asker: str) -> ReviewJob:
        """There already, or waiting from now on."""
        if name not in self._jobs:
            job = ReviewJob(name, record)
            if not self._queue.put(asker, job):
                raise Refused("busy")
            self._jobs[name] = job
            self._bell.set()
        return self._jobs[name]

    def give_up(self, record: str) -> None:
        """Nobody waits for it any more: it ends as soon as it says how far it is."""
        if job := self._jobs.get(review_name(record)):
            job.is_wanted = False

    async def _keep_making(self) -> None:
        """One after the other."""
        while True:
            if job := self._queue.take():
                await self._do(job)
            else:
                self._bell.clear()
                await self._bell.wait()

    async def _do(self, job: ReviewJob) -> None:
        """Made and kept, unless another server has done it or does it."""
        lock = lock_name(job.name)
        try:
            if await self._store.review(job.name) or not await self._store.claim(lock):
                return
            try:
                await self._keep(job.name, await self._make(job))
            finally:
                await self._store.release(lock)
        except NotWanted:
            LOG.info("a review was stopped")
        except StoreError as error:
            LOG.warning("a review is not kept: %s", error)
        except PyriteError as error:
            self._faults.put(job.name, error)
        except Exception as fault:
            is_strange = not isinstance(fault, TimeoutError | WorkerGone | WorkFailed)
            LOG.warning("a review was given up: %r", fault, exc_info=is_strange)
            self._faults.put(job.name, Refused("busy"))
        finally:
            del self._jobs[job.name]

    async def _make(self, job: ReviewJob) -> bytes:
        """In a process of its own, which ends with it."""
        reviewer = await self._start(self.settings.politeness)
        try:
            async with asyncio.timeout(self.settings.patience):
                said = await reviewer.ask(ReviewTask(job.record, self.settings.depth))
                while isinstance(said, float | EarlyAnswer):
                    if not job.is_wanted:
                        raise NotWanted
                    if isinstance(said, EarlyAnswer):
                        job.early = said.packed
                    else:
                        job.done = said
                    said = await reviewer.hear()
        finally:
            await reviewer.end()
        if isinstance(said, PyriteError):
            raise said
        return bytes(said)

    async def _keep(self, name: str, review: bytes) -> None:
        """In memory first: where nothing can be stored, it need not be made again at once."""
        self._made.put(name, review)
        now = self._clock()
        await self._store.keep_review(name, now, review)
        before = now - self.settings.keep
        await self._store.forget_reviews(before=before, most=self.settings.most_kept)
