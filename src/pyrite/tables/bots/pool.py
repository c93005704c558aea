"""Who thinks for the server: worker processes, polite, and fair between openers and tables.

Nobody waits for them long. A bot that has no answer in time, because too many ask, because a
worker is busy, stuck or dead, moves by instinct, which takes a fraction of a millisecond here; a
person who asks for advice then is refused. A worker loads a game's compiled search at the first
request for it; where there is none yet, it is compiled then, which takes seconds. Where that cannot
be, bots search plainly and less.

How long a bot takes tells nothing about the others' secrets: it thinks about its own information,
and a request holds nothing else. Of its own secrets it tells little. Its move is announced on a
beat of half a second after it was asked, never between two; a forced move and one by instinct wait
for the first beat like a searched one, and all but the deepest searches are done by then.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pyrite.core.backends.native import has_native
from pyrite.engine.registry import find_game
from pyrite.players.levels import is_quick, make_player
from pyrite.players.search.search import Advice
from pyrite.tables.bots.processes import StartWorker, Worker, WorkerGone, WorkFailed, start_worker
from pyrite.tables.bots.queue import FairQueue
from pyrite.tables.bots.request import BotRequest, Load, Think
from pyrite.tables.errors import Refused
from pyrite.tables.runtime.tasks import Tasks

LOG = logging.getLogger("pyrite.tables")
INSTINCT = "instinct"
CAPS = {"easy": 1.0, "normal": 1.0, "hard": 2.0, "expert": 4.0}  # seconds a level may think
MARGIN = 0.1  # seconds between the end of a search and the moment its answer is due
PAUSE = 1.0  # seconds more before each further try to start a worker that gave no answer
LONGEST_PAUSE = 30.0
LOAD_REST = 60.0  # seconds before a search is loaded again that could not be
LONGEST_LOAD_REST = 3600.0
MOST_DOUBLINGS = 6  # of a rest, which is the longest then

Result = TypeVar("Result")
Sleep = Callable[[float], Awaitable[None]]


def spare_cores() -> int:
    """All but one, which is for the server; at least one."""
    has_affinity = hasattr(os, "sched_getaffinity")
    cores = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True)
class Pace:
    """How long a bot takes."""

    beat: float = 0.5  # seconds; a move comes on a beat, at the first one at the earliest
    caps: Mapping[str, float] = field(default_factory=lambda: dict(CAPS))
    cap: float = 4.0  # seconds of a level that is not among them, and of an adviser
    grace: float = 1.0  # seconds for an answer that is late; then instinct decides

    def cap_of(self, level: str) -> float:
        """How long a level may think, waiting for its turn included."""
        return self.caps.get(level, self.cap)

    def rest(self, took: float) -> float:
        """Seconds until the next beat."""
        if not self.beat:
            return 0.0
        return max(1, math.ceil(took / self.beat)) * self.beat - took


@dataclass(frozen=True)
class PoolSettings:
    """How many work, and how much may wait."""

    workers: int = field(default_factory=spare_cores)  # 0: instinct alone
    most_waiting: int = 256
    most_waiting_each: int = 12  # at one table, which has eight seats at most
    patience: float = 15.0  # seconds until a worker that does not answer is replaced
    load_patience: float = 120.0  # seconds for compiling a search on a busy machine


@dataclass(eq=False)
class BotJob:
    """A request, and where its answer goes."""

    request: BotRequest
    cap: float  # seconds it may take
    due: float  # when the search must be done
    answer: asyncio.Future[Any]

    def settle(self, answer: Any) -> None:
        """None: there is no answer. Too late is as good as not at all."""
        if not self.answer.done():
            self.answer.set_result(answer)


class BotPool:
    """A Thinker: worker processes that are started with the server and end with it."""

    def __init__(
        self,
        settings: PoolSettings | None = None,
        pace: Pace | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        start: StartWorker = start_worker,
    ) -> None:
        self.settings = settings or PoolSettings()
        self.pace = pace or Pace()
        self._clock = clock
        self._sleep = sleep
        self._start = start
        self._has_native = has_native()
        self._queue = FairQueue[BotJob](self.settings.most_waiting, self.settings.most_waiting_each)
        self.tasks = Tasks()
        self._may_work = asyncio.Event()  # there may be something to do
        self._failures: Counter[str] = Counter()  # by game: how often its search was not loaded
        self._resting: dict[str, float] = {}  # by game: until when no worker loads its search
        self._is_open = False

    # Opening and closing

    async def open(self) -> None:
        """Start the workers."""
        self._is_open = True
        if self.settings.workers and not self._has_native:
            LOG.warning('bots think less without a C compiler: pip install "pyrite-games[native]"')
        for _ in range(self.settings.workers):
            self.tasks.spawn(self._keep_worker())

    async def close(self) -> None:
        """End them all; who still waits has no answer."""
        self._is_open = False
        await self.tasks.stop()
        while job := self._queue.take():
            job.settle(None)

    # Thinking

    async def choose(self, request: BotRequest) -> int:
        """The move of a bot, on a beat; by instinct if there is no better answer in time."""
        began = self._clock()
        number = await self._number(request)
        await self._sleep(self.pace.rest(self._clock() - began))
        return number

    async def _number(self, request: BotRequest) -> int:
        if len(request.moves) == 1:
            return request.moves[0]
        if is_quick(find_game(request.game), request.level):
            return choose_here(request, request.level)
        number: int | None = await self._think(request)
        if number is None:
            LOG.debug("a bot (%s, %s) moves by instinct", request.game, request.level)
            return choose_here(request, INSTINCT)
        return number

    async def advise(self, request: BotRequest) -> list[Advice]:
        """What a search thinks of each move; Refused("busy") if there is no answer in time."""
        advice: list[Advice] | None = await self._think(request)
        if not advice:
            raise Refused("busy")
        return advice

    async def _think(self, request: BotRequest) -> Any:
        """What a worker answers; None if there is no room to wait, no time left, or a fault."""
        cap = self.pace.cap_of(request.level)
        job = BotJob(request, cap, self._clock() + cap - MARGIN, asyncio.Future())
        is_wanted = self._is_open and self.settings.workers > 0
        if not is_wanted or not self._may_wait(job):
            return None
        self._may_work.set()
        try:
            return await self._within(cap + self.pace.grace, job.answer)
        except TimeoutError:
            return None
        finally:
            self._queue.drop(request.table, job, request.owner)

    def _may_wait(self, job: BotJob) -> bool:
        """Is there room, or does somebody have more of it than their share?"""
        table, owner = job.request.table, job.request.owner
        if displaced := self._queue.displace(table, owner):
            displaced.settle(None)
        return self._queue.put(table, job, owner)

    async def _within(self, seconds: float, work: Awaitable[Result]) -> Result:
        """The result, or TimeoutError by the clock that was handed in."""
        task = asyncio.ensure_future(work)
        timer = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait({task, timer}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise TimeoutError
            return task.result()
        finally:
            task.cancel()
            timer.cancel()
            await asyncio.wait({task, timer})

    # Workers

    async def _keep_worker(self) -> None:
        """One after the other; a pause that grows if they do not get as far as an answer."""
        failures = 0
        while True:
            failures = 0 if await self._use_worker() else failures + 1
            await self._sleep(min(failures * PAUSE, LONGEST_PAUSE))

    async def _use_worker(self) -> int:
        """One worker from its start until it is gone; how many answers it gave."""
        answers = 0
        try:
            worker = await self._start()
            try:
                await self._work(worker)
            finally:
                answers = worker.answers
                await worker.end()
        except Exception as fault:
            is_strange = not isinstance(fault, WorkerGone)
            LOG.warning("a worker is replaced: %s", fault, exc_info=is_strange)
        return answers

    async def _work(self, worker: Worker) -> None:
        """One job after the other."""
        while True:
            if job := self._next_job():
                await self._do(worker, job)
            else:
                self._may_work.clear()
                await self._rest(worker)

    async def _rest(self, worker: Worker) -> None:
        """Until there may be something to do."""
        call = asyncio.ensure_future(self._may_work.wait())
        death = asyncio.ensure_future(worker.gone())
        try:
            await asyncio.wait({call, death}, return_when=asyncio.FIRST_COMPLETED)
            if death.done():
                raise WorkerGone("it died while it had nothing to do")
        finally:
            call.cancel()
            death.cancel()

    def _next_job(self) -> BotJob | None:
        """Whose turn it is; who waited too long gets no answer."""
        while job := self._queue.take():
            if job.due > self._clock():
                return job
            job.settle(None)
        return None

    async def _do(self, worker: Worker, job: BotJob) -> None:
        request, answer = job.request, None
        try:
            has_search = await self._load(worker, request.game)
            think = Think(request, max(0.0, self._share(job)), has_search)
            answer = await self._patiently(self.settings.patience, worker.ask(think))
        except WorkFailed as fault:
            LOG.warning("no answer for %s %s: %s", request.game, request.level or "advice", fault)
        finally:
            job.settle(answer)

    def _share(self, job: BotJob) -> float:
        """Seconds for a job: when many wait all think less, rather than a few not at all.

        What another owner has waiting counts for no more than what this one has.
        """
        caps: defaultdict[str, float] = defaultdict(float)
        for other in self._queue:
            caps[other.request.owner] += other.cap
        own = job.cap + caps[job.request.owner]
        waiting = sum(min(cap, own) for cap in caps.values()) / self.settings.workers
        return (job.due - self._clock()) * job.cap / (job.cap + waiting)

    async def _patiently(self, seconds: float, work: Awaitable[Result]) -> Result:
        try:
            return await self._within(seconds, work)
        except TimeoutError:
            raise WorkerGone(f"no answer in {seconds:g} seconds") from None

    # Compiled searches

    async def _load(self, worker: Worker, game: str) -> bool:
        """Has the worker a game's compiled search, loaded or compiled now if need be?"""
        if game in worker.loaded or not self._may_load(game):
            return game in worker.loaded
        try:
            was_there = await self._patiently(self.settings.load_patience, worker.ask(Load(game)))
        except (WorkFailed, WorkerGone) as fault:
            self._note_failure(game, fault)
            if isinstance(fault, WorkerGone):
                raise
            return False
        if not was_there:
            LOG.info("the rules of %s have been compiled, which is done only once", game)
        worker.loaded.add(game)
        return True

    def _may_load(self, game: str) -> bool:
        return self._has_native and self._resting.get(game, 0.0) <= self._clock()

    def _note_failure(self, game: str, fault: Exception) -> None:
        """Once may be an accident; more often, it is tried again after longer and longer rests."""
        self._failures[game] += 1
        if self._failures[game] > 1:
            doublings = min(self._failures[game] - 2, MOST_DOUBLINGS)
            rest = min(LOAD_REST * 2**doublings, LONGEST_LOAD_REST)
            self._resting[game] = self._clock() + rest
            LOG.warning("%s is searched plainly for now: %s", game, fault)


def choose_here(request: BotRequest, level: str) -> int:
    """By a player that does not search: a fraction of a millisecond."""
    player = make_player(find_game(request.game), level, seed=request.bot_seed)
    return player.choose(request.information(), request.moves, request.chance())
