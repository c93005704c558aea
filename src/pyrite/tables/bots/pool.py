"""Who thinks for the house: worker processes, warm, polite, and fair between openers and tables.

Nobody waits for them long. A bot that has no answer in time, because too many ask, because a
worker is busy, stuck or dead, moves by instinct, which takes a fraction of a millisecond here; a
person who asks for advice then is refused. Until a game's search is compiled on this machine, bots
search plainly and less.

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
from pyrite.engine.registry import find_game, game_ids
from pyrite.players.levels import is_quick, make_player
from pyrite.players.search.search import Advice
from pyrite.tables.bots.processes import Worker, WorkerGone, WorkFailed, start_worker
from pyrite.tables.bots.queue import FairQueue
from pyrite.tables.bots.request import BotRequest, Compile, Load, Think
from pyrite.tables.errors import Refused
from pyrite.tables.runtime.tasks import Tasks

LOG = logging.getLogger("pyrite.tables")
INSTINCT = "instinct"
CAPS = {"easy": 1.0, "normal": 1.0, "hard": 2.0, "expert": 4.0}  # seconds a level may think
MARGIN = 0.1  # seconds between the end of a search and the moment its answer is due
PAUSE = 1.0  # seconds more before each further try to start a worker that gave no answer
LONGEST_PAUSE = 30.0
LOAD_REST = 60.0  # seconds before a search is loaded again of which workers died
LONGEST_LOAD_REST = 3600.0

Result = TypeVar("Result")
Sleep = Callable[[float], Awaitable[None]]


def spare_cores() -> int:
    """All but one, which is for the house; at least one."""
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
    games: tuple[str, ...] = field(default_factory=game_ids)  # to be searched with compiled code
    most_waiting: int = 256
    most_waiting_each: int = 12  # at one table, which has eight seats at most
    patience: float = 15.0  # seconds until a worker that does not answer is replaced
    load_patience: float = 120.0  # seconds for loading a compiled search on a busy machine


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
    """A Thinker: worker processes that are started with the house and end with it."""

    def __init__(
        self,
        settings: PoolSettings | None = None,
        pace: Pace | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        start: Callable[[], Awaitable[Worker]] = start_worker,
    ) -> None:
        self.settings = settings or PoolSettings()
        self.pace = pace or Pace()
        self._clock = clock
        self._sleep = sleep
        self._start = start
        self._games = self.settings.games if has_native() else ()
        self._queue = FairQueue[BotJob](self.settings.most_waiting, self.settings.most_waiting_each)
        self.tasks = Tasks()
        self._may_work = asyncio.Event()  # there may be something to do
        self._compiling = asyncio.Lock()  # one at a time
        self._missing: set[str] = set()  # games to be compiled
        self._compiled: set[str] = set()  # by us
        self._ready: set[str] = set()
        self._given_up: set[str] = set()
        self._wanted: Counter[str] = Counter()  # by game: requests that came before its search
        self._deaths: Counter[str] = Counter()  # by game: workers that died loading its search
        self._resting: dict[str, float] = {}  # by game: until when no worker loads its search
        self._is_open = False

    # Opening and closing

    async def open(self) -> None:
        """Start the workers; they warm up while others already play."""
        self._is_open = True
        for _ in range(self.settings.workers):
            self.tasks.spawn(self._keep_worker())

    async def close(self) -> None:
        """End them all; who still waits has no answer."""
        self._is_open = False
        await self.tasks.stop()
        while job := self._queue.take():
            job.settle(None)

    # How it stands

    def is_ready(self, game: str) -> bool:
        """Is a game searched with compiled code?"""
        return game in self._ready

    @property
    def is_compiling(self) -> bool:
        """Is there a game whose search must be compiled here first?"""
        return bool(self._missing)

    @property
    def share_ready(self) -> float:
        """The part of the games for which there is nothing left to compile."""
        done = self._ready | self._given_up | self._resting.keys()
        return len(done) / len(self._games) if self._games else 1.0

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
        """First what somebody waits for, then what will be wanted."""
        while True:
            if job := self._next_job():
                await self._do(worker, job)
            elif game := self._next_to_load(worker):
                await self._load(worker, game)
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
        has_search = request.game in worker.loaded
        self._wanted[request.game] += not has_search
        think = Think(request, self._share(job), has_search)
        try:
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

    def _next_to_load(self, worker: Worker) -> str | None:
        """The most wanted game whose compiled search this worker has not tried to load."""
        now = self._clock()
        resting = {game for game, until in self._resting.items() if until > now}
        passed = worker.loaded | self._missing | self._given_up | resting
        return self._most_wanted([game for game in self._games if game not in passed])

    def _most_wanted(self, games: list[str]) -> str | None:
        return max(games, key=self._wanted.__getitem__, default=None)

    async def _load(self, worker: Worker, game: str) -> None:
        """Ready, to be compiled, or given up."""
        was_compiled = game in self._compiled
        try:
            patience = self.settings.load_patience
            is_there = await self._patiently(patience, worker.ask(Load(game)))
        except WorkerGone:
            self._note_death(game)
            raise
        except WorkFailed as fault:
            self._give_up(game, str(fault))
            return
        if is_there:
            worker.loaded.add(game)
            self._ready.add(game)
        elif was_compiled:
            self._give_up(game, "what was compiled has not been kept")
        elif game not in self._missing:
            self._missing.add(game)
            self.tasks.spawn(self._compile())

    def _note_death(self, game: str) -> None:
        """Once may be an accident; more often, it is tried again after longer and longer rests."""
        self._deaths[game] += 1
        if self._deaths[game] > 1:
            rest = min(LOAD_REST * 2 ** (self._deaths[game] - 2), LONGEST_LOAD_REST)
            self._resting[game] = self._clock() + rest
            LOG.warning("%s is searched plainly for now: workers die when they load it", game)

    async def _compile(self) -> None:
        """The most wanted game of those that are missing, in a process that ends afterwards."""
        async with self._compiling:
            game = self._most_wanted(sorted(self._missing))
            assert game
            try:
                await self._compile_elsewhere(game)
                self._compiled.add(game)
            except Exception as fault:
                self._give_up(game, str(fault))
            self._missing.discard(game)
            self._may_work.set()

    async def _compile_elsewhere(self, game: str) -> None:
        worker = await self._start()
        try:
            await worker.ask(Compile(game))
        finally:
            await worker.end()

    def _give_up(self, game: str, why: str) -> None:
        LOG.warning("%s is searched plainly: %s", game, why)
        self._given_up.add(game)


def choose_here(request: BotRequest, level: str) -> int:
    """By a player that does not search: a fraction of a millisecond."""
    player = make_player(find_game(request.game), level, seed=request.bot_seed)
    return player.choose(request.information(), request.moves, request.chance())
