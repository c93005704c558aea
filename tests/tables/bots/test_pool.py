"""Workers think for the service: pace, faults, fairness, compiling; at the end, real processes."""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import pyrite
from pyrite.core.seeds import seed_text
from pyrite.players.search.search import Advice
from pyrite.tables.bots import pool as pool_module
from pyrite.tables.bots.pool import CAPS, MARGIN, BotPool, Pace, PoolSettings, choose_here
from pyrite.tables.bots.processes import WorkerGone, WorkerProcess, WorkFailed, start_worker
from pyrite.tables.bots.request import BotRequest, Load, Think, WorkerRequest
from pyrite.tables.errors import Refused

SEED = seed_text("pool")


def thought_of(
    game: str = "gold", level: str = "normal", table: str = "t", owner: str = ""
) -> BotRequest:
    """The first decision of a game."""
    play = pyrite.game(game).start(seats=4, seed=SEED)
    (seat, *_) = play.waiting
    known, moves = play.information(seat).bytes, tuple(play.legal_numbers(seat))
    return BotRequest(table, game, seat, level, known, moves, SEED, SEED, owner)


class Time:
    """A clock that somebody turns by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self._numbers = count()
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        wake: asyncio.Future[None] = asyncio.Future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._numbers), wake))
        await wake

    async def pass_by(self, seconds: float) -> None:
        """Everybody who sleeps wakes at their time, one after the other."""
        end = self.now + seconds
        await settle()
        while self._sleepers and self._sleepers[0][0] <= end:
            self.now, _, wake = heapq.heappop(self._sleepers)
            if not wake.done():
                wake.set_result(None)
            await settle()
        self.now = end


async def settle() -> None:
    """Everything that can go on without time goes on."""
    for _ in range(20):
        await asyncio.sleep(0)


Reply = Callable[[WorkerRequest], Awaitable[Any]]


class MadeUpWorker:
    """Answers as the test says; no process."""

    def __init__(self, reply: Reply) -> None:
        self.loaded: set[str] = set()
        self.answers = 0
        self.asked: list[WorkerRequest] = []
        self.died = asyncio.Event()
        self.is_ended = False
        self._reply = reply

    async def ask(self, request: WorkerRequest) -> Any:
        self.asked.append(request)
        answer = await self._reply(request)
        self.answers += 1
        return answer

    async def gone(self) -> None:
        await self.died.wait()

    async def end(self) -> None:
        self.is_ended = True


class Bench:
    """A pool of made-up workers, and its time."""

    def __init__(self, reply: Reply, **settings: Any) -> None:
        self.time = Time()
        self.workers: list[MadeUpWorker] = []
        self.pool = BotPool(
            PoolSettings(**{"workers": 1, **settings}),
            clock=self.time.clock,
            sleep=self.time.sleep,
            start=self.start,
        )
        self._reply = reply

    async def start(self) -> MadeUpWorker:
        self.workers.append(MadeUpWorker(self._reply))
        return self.workers[-1]

    @property
    def thinks(self) -> list[Think]:
        asked = (request for worker in self.workers for request in worker.asked)
        return [request for request in asked if isinstance(request, Think)]

    async def __aenter__(self) -> Bench:
        await self.pool.open()
        await settle()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.pool.close()

    def ask(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    async def moment_of(self, request: BotRequest) -> tuple[int, float]:
        """What the pool chooses, and when."""

        async def choose() -> tuple[int, float]:
            return await self.pool.choose(request), round(self.time.now, 6)

        task = self.ask(choose())
        await self.time.pass_by(10)
        moment: tuple[int, float] = task.result()
        return moment


async def last_move(request: WorkerRequest) -> Any:
    """At once."""
    assert isinstance(request, Think)
    return request.request.moves[-1]


async def never(request: WorkerRequest) -> Any:
    """It hangs."""
    await asyncio.Event().wait()


def behind(gate: asyncio.Semaphore) -> Reply:
    """One answer each time the gate is opened."""

    async def reply(request: WorkerRequest) -> Any:
        await gate.acquire()
        return await last_move(request)

    return reply


def is_busy(error: BaseException | None) -> bool:
    """Is this the refusal of a service that has too much to do?"""
    return isinstance(error, Refused) and error.code == "busy"


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


# Pace


@pytest.mark.parametrize(
    ("took", "rest"), [(0, 0.5), (0.1, 0.4), (0.5, 0), (0.6, 0.4), (2.25, 0.25)]
)
def test_pace__until_the_next_beat(took: float, rest: float) -> None:
    assert Pace().rest(took) == pytest.approx(rest)
    assert Pace(beat=0).rest(took) == 0


def test_pace__deeper_levels_may_take_longer() -> None:
    levels = ("easy", "normal", "hard", "expert", "search:7", "")
    assert [Pace().cap_of(level) for level in levels] == [1, 1, 2, 4, 4, 4]


@pytest.mark.parametrize("level", ["easy", "uniform", "greedy", "instinct", "normal"])
def test_choose__every_level_waits_for_the_first_beat(level: str) -> None:
    async def test() -> None:
        async with Bench(last_move) as bench:
            number, moment = await bench.moment_of(thought_of(level=level))
            assert number in thought_of().moves
            assert moment == 0.5
            assert len(bench.thinks) == (level == "normal")

    run(test)


def test_choose__a_forced_move_takes_as_long_as_any() -> None:
    async def test() -> None:
        async with Bench(never) as bench:
            forced = replace(thought_of(level="expert"), moves=(7,))
            assert await bench.moment_of(forced) == (7, 0.5)

    run(test)


@pytest.mark.parametrize(("takes", "moment"), [(0.2, 0.5), (0.7, 1.0), (1.2, 1.5), (2.0, 2.0)])
def test_choose__an_answer_is_told_on_a_beat(takes: float, moment: float) -> None:
    async def test() -> None:
        async def slowly(request: WorkerRequest) -> Any:
            await bench.time.sleep(takes)
            return await last_move(request)

        async with Bench(slowly) as bench:
            request = thought_of(level="expert")
            assert await bench.moment_of(request) == (request.moves[-1], moment)

    run(test)


def test_choose__the_time_is_shared_by_those_who_wait() -> None:
    async def test() -> None:
        async def slowly(request: WorkerRequest) -> Any:
            await bench.time.sleep(0.3)
            return await last_move(request)

        async with Bench(slowly) as bench:
            for table, level in (("a", "hard"), ("b", "hard"), ("c", "normal")):
                bench.ask(bench.pool.choose(thought_of(level=level, table=table)))
            await bench.time.pass_by(3)
            shares = [1.9 * 2 / (2 + 2 + 1), 1.6 * 2 / (2 + 1), 0.3]
            assert [think.seconds for think in bench.thinks] == pytest.approx(shares)

    run(test)


# Faults


def test_choose__by_instinct_when_nobody_answers_in_time() -> None:
    async def test() -> None:
        async with Bench(never, patience=15.0) as bench:
            request = thought_of()
            instinct = choose_here(request, "instinct")
            assert await bench.moment_of(request) == (instinct, 2.0)
            assert not bench.workers[0].is_ended
            await bench.time.pass_by(10)
            assert [worker.is_ended for worker in bench.workers] == [True, False]

    run(test)


def test_choose__by_instinct_at_the_first_beat_where_nobody_thinks() -> None:
    async def test() -> None:
        async with Bench(never, workers=0) as bench:
            request = thought_of(level="expert")
            instinct = choose_here(request, "instinct")
            assert await bench.moment_of(request) == (instinct, 0.5)
            with pytest.raises(Refused, match="try again"):
                await bench.pool.advise(request)

    run(test)


def test_choose__by_instinct_at_the_first_beat_when_a_worker_dies() -> None:
    async def test() -> None:
        async def die(request: WorkerRequest) -> Any:
            if len(bench.workers) == 1:
                raise WorkerGone("killed")
            return await last_move(request)

        async with Bench(die) as bench:
            request = thought_of()
            assert await bench.moment_of(request) == (choose_here(request, "instinct"), 0.5)
            await bench.time.pass_by(2)
            assert await bench.pool._number(request) == request.moves[-1]
            assert [worker.is_ended for worker in bench.workers] == [True, False]

    run(test)


def test_choose__by_instinct_when_a_search_fails__the_worker_stays() -> None:
    async def test() -> None:
        async def fail(request: WorkerRequest) -> Any:
            raise WorkFailed("IndexError in step, line 7")

        async with Bench(fail) as bench:
            request = thought_of()
            assert await bench.moment_of(request) == (choose_here(request, "instinct"), 0.5)
            assert len(bench.workers) == 1
            with pytest.raises(Refused) as refused:
                await bench.pool.advise(replace(request, level=""))
            assert is_busy(refused.value)

    run(test)


def test_log__names_the_fault_and_nothing_a_seat_knows(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        replies = iter([WorkFailed("IndexError in step, line 7"), WorkerGone("killed")])

        async def fail(request: WorkerRequest) -> Any:
            raise next(replies)

        async with Bench(fail) as bench:
            caplog.clear()  # of what it says at its start
            for _ in range(2):
                await bench.pool._number(thought_of())

    caplog.set_level(logging.DEBUG, "pyrite.tables")
    run(test)
    assert caplog.messages == [
        "no answer for gold normal: IndexError in step, line 7",
        "a bot (gold, normal) moves by instinct",
        "a worker is replaced: killed",
        "a bot (gold, normal) moves by instinct",
    ]


def test_worker__that_dies_with_nothing_to_do_is_replaced_before_it_is_asked() -> None:
    async def test() -> None:
        async with Bench(last_move) as bench:
            await bench.pool._number(thought_of())
            bench.workers[0].died.set()
            await bench.time.pass_by(0)
            assert [worker.is_ended for worker in bench.workers] == [True, False]
            assert await bench.pool._number(thought_of()) == thought_of().moves[-1]

    run(test)


def test_worker__that_cannot_start_is_tried_again_ever_more_seldom() -> None:
    async def test() -> None:
        time, starts = Time(), []

        async def fail() -> MadeUpWorker:
            starts.append(time.now)
            raise WorkerGone("no room")

        settings = PoolSettings(workers=1)
        pool = BotPool(settings, clock=time.clock, sleep=time.sleep, start=fail)
        await pool.open()
        await time.pass_by(9)
        assert starts == [0, 1, 3, 6]
        await pool.close()

    run(test)


# Room and turns


def test_busy__bots_move_by_instinct_and_advice_is_refused() -> None:
    async def test() -> None:
        async with Bench(never, most_waiting=2) as bench:
            waiting = []
            for table in "abc":
                request = thought_of(level="expert", table=table)
                waiting.append(bench.ask(bench.pool.choose(request)))
                await settle()
            request = thought_of(level="expert", table="d")
            assert await bench.pool._number(request) == choose_here(request, "instinct")
            with pytest.raises(Refused) as refused:
                await bench.pool.advise(replace(request, level=""))
            assert is_busy(refused.value)
            assert not any(task.done() for task in waiting)

    run(test)


def test_turns__a_table_with_many_wishes_does_not_hold_up_another() -> None:
    async def test() -> None:
        gate = asyncio.Semaphore(0)
        async with Bench(behind(gate)) as bench:
            for table in "aaaab":
                bench.ask(bench.pool.choose(thought_of(table=table)))
            await settle()
            for _ in range(5):
                gate.release()
                await settle()
            assert "".join(think.request.table for think in bench.thinks) == "abaaa"

    run(test)


def test_fair__between_owners_before_tables() -> None:
    async def test() -> None:
        gate = asyncio.Semaphore(0)
        async with Bench(behind(gate)) as bench:
            for table in "abcd":
                bench.ask(bench.pool.choose(thought_of(table=table, owner="greedy")))
            bench.ask(bench.pool.advise(thought_of(level="", table="z", owner="modest")))
            await settle()
            for _ in range(5):
                gate.release()
                await settle()
            assert "".join(think.request.table for think in bench.thinks) == "azbcd"

    run(test)


def test_fair__nobody_thinks_less_because_another_wants_much() -> None:
    async def test() -> None:
        gate = asyncio.Semaphore(0)
        async with Bench(behind(gate)) as bench:
            bench.ask(bench.pool.choose(thought_of(table="first", owner="greedy")))
            await settle()
            for table in "abcdefgh":
                bench.ask(bench.pool.choose(thought_of(table=table, owner="greedy")))
            bench.ask(bench.pool.choose(thought_of(table="z", owner="modest")))
            await settle()
            gate.release()
            gate.release()
            await settle()
            modest = next(one for one in bench.thinks if one.request.table == "z")
            assert modest.seconds == pytest.approx((CAPS["normal"] - MARGIN) / 2)

    run(test)


def test_cancelled__who_no_longer_waits_takes_no_turn() -> None:
    async def test() -> None:
        gate = asyncio.Semaphore(0)
        async with Bench(behind(gate)) as bench:
            tasks = [bench.ask(bench.pool.choose(thought_of(table=table))) for table in "abc"]
            await settle()
            tasks[1].cancel()
            gate.release()
            await settle()
            assert "".join(think.request.table for think in bench.thinks) == "ac"

    run(test)


def test_close__ends_workers_and_leaves_nobody_waiting() -> None:
    async def test() -> None:
        async with Bench(never, workers=2) as bench:
            tasks = [bench.ask(bench.pool._number(thought_of(table=table))) for table in "abc"]
            await settle()
        assert all(worker.is_ended for worker in bench.workers)
        instinct = choose_here(thought_of(), "instinct")
        assert await asyncio.gather(*tasks) == [instinct] * 3
        assert await bench.pool._number(thought_of()) == instinct

    run(test)


# Advice


def test_advise__as_soon_as_it_is_there() -> None:
    async def test() -> None:
        advice = [Advice(3, 10, 0.5, 1.0)]

        async def advise(request: WorkerRequest) -> Any:
            assert isinstance(request, Think)
            assert request.request.level == ""
            return advice

        async with Bench(advise) as bench:
            assert await bench.pool.advise(thought_of(level="")) == advice
            assert bench.time.now == 0

    run(test)


def test_advise__refused_when_it_takes_too_long() -> None:
    async def test() -> None:
        async with Bench(never) as bench:
            task = bench.ask(bench.pool.advise(thought_of(level="")))
            await bench.time.pass_by(4.9)
            assert not task.done()
            await bench.time.pass_by(0.2)
            assert is_busy(task.exception())

    run(test)


# Compiling


@pytest.fixture(autouse=True)
def _cannot_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "has_native", lambda: False)


@pytest.fixture
def can_compile(monkeypatch: pytest.MonkeyPatch, _cannot_compile: None) -> None:
    """All workers have compiled code, if they can load it."""
    monkeypatch.setattr(pool_module, "has_native", lambda: True)


def loading(*faults: Exception | bool) -> Reply:
    """Loads end so, one after the other, and then well; thoughts are had at once."""
    left = list(faults)

    async def reply(request: WorkerRequest) -> Any:
        if not isinstance(request, Load):
            return await last_move(request)
        result = left.pop(0) if left else True
        if isinstance(result, Exception):
            raise result
        return result

    return reply


@pytest.mark.usefixtures("can_compile")
def test_load__once_by_each_worker_at_the_first_request() -> None:
    async def test() -> None:
        async with Bench(loading()) as bench:
            (worker,) = bench.workers
            assert worker.asked == []
            for game in ("gold", "gold", "fool"):
                await bench.pool._number(thought_of(game))
            loads = [request for request in worker.asked if isinstance(request, Load)]
            assert loads == [Load("gold"), Load("fool")]
            assert worker.loaded == {"gold", "fool"}
            assert all(think.is_native for think in bench.thinks)

    run(test)


@pytest.mark.usefixtures("can_compile")
@pytest.mark.parametrize("was_there", [True, False])
def test_load__what_had_to_be_compiled_is_said(
    was_there: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with Bench(loading(was_there)) as bench:
            await bench.pool._number(thought_of())
            assert [think.is_native for think in bench.thinks] == [True]

    with caplog.at_level(logging.INFO, "pyrite.tables"):
        run(test)
    assert ("the rules of gold have been compiled" in caplog.text) is not was_there


@pytest.mark.usefixtures("can_compile")
def test_load__takes_longer_than_a_bot_may__instinct_moves_and_the_next_one_thinks() -> None:
    async def test() -> None:
        gate = asyncio.Semaphore(0)

        async def slow(request: WorkerRequest) -> Any:
            if isinstance(request, Load):
                await gate.acquire()
                return False
            return await last_move(request)

        async with Bench(slow) as bench:
            instinct = choose_here(thought_of(), "instinct")
            assert await bench.moment_of(thought_of()) == (instinct, 2.0)
            gate.release()
            await settle()
            assert await bench.pool._number(thought_of()) == thought_of().moves[-1]
            assert bench.thinks[-1].is_native
            assert [worker.is_ended for worker in bench.workers] == [False]

    run(test)


@pytest.mark.usefixtures("can_compile")
def test_load__what_cannot_be_compiled_is_searched_plainly() -> None:
    async def test() -> None:
        async with Bench(loading(*[WorkFailed("CompilationFailed")] * 2)) as bench:
            for _ in range(3):
                assert await bench.pool._number(thought_of()) == thought_of().moves[-1]
            assert [think.is_native for think in bench.thinks] == [False] * 3
            (worker,) = bench.workers
            assert worker.asked.count(Load("gold")) == 2
            await bench.pool._number(thought_of("fool"))
            assert bench.thinks[-1].is_native

    run(test)


@pytest.mark.usefixtures("can_compile")
def test_load__what_workers_died_of_is_tried_again_after_longer_and_longer_rests() -> None:
    async def test() -> None:
        async with Bench(loading(*[WorkerGone("no memory just now")] * 3)) as bench:

            async def think() -> bool | None:
                """Natively? None: the worker died."""
                before = len(bench.thinks)
                bench.ask(bench.pool._number(thought_of()))
                await bench.time.pass_by(5)
                return bench.thinks[-1].is_native if len(bench.thinks) > before else None

            assert [await think() for _ in range(3)] == [None, None, False]
            await bench.time.pass_by(60)
            assert [await think() for _ in range(2)] == [None, False]
            await bench.time.pass_by(60)
            assert await think() is False
            await bench.time.pass_by(60)
            assert await think() is True
            assert [worker.is_ended for worker in bench.workers] == [True, True, True, False]

    run(test)


def test_load__a_machine_that_never_can_is_asked_once_an_hour_for_ever() -> None:
    pool = BotPool(PoolSettings(workers=0), clock=lambda: 0.0)
    for _ in range(2_000):
        pool._note_failure("gold", WorkFailed("CompilationFailed"))
    assert pool._resting == {"gold": 3600.0}


def test_native__not_even_tried_where_there_is_none(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with Bench(last_move) as bench:
            await bench.pool._number(thought_of())
            assert [think.is_native for think in bench.thinks] == [False]

    run(test)
    assert caplog.text.count("pip install") == 1


# Work


@pytest.mark.parametrize("game", ["gold", "fool", "fools-gold", "end-of-the-trail"])
def test_think__plainly_a_move_or_advice_within_the_time(game: str) -> None:
    request = thought_of(game)
    assert Think(request, 0.01, is_native=False).do() in request.moves
    advice = Think(replace(request, level=""), 0.01, is_native=False).do()
    assert isinstance(advice, list)
    assert {one.move for one in advice} <= set(request.moves)


def test_think__all_iterations_only_when_compiled() -> None:
    budgets = [
        Think(thought_of(), 3.0, is_native=native).effort.budget(200) for native in (True, False)
    ]
    assert [(budget.iterations, budget.seconds) for budget in budgets] == [(200, 3.0), (20, 0.4)]


@pytest.mark.parametrize("game", ["gold", "fool", "fools-gold", "end-of-the-trail"])
def test_instinct__is_the_same_for_the_same_thought(game: str) -> None:
    request = thought_of(game)
    assert choose_here(request, "instinct") == choose_here(request, "instinct")


# Real processes


class Processes:
    """Starts real workers, and knows them all."""

    def __init__(self) -> None:
        self.workers: list[WorkerProcess] = []
        self.started = asyncio.Event()

    async def start(self) -> WorkerProcess:
        self.workers.append(await start_worker())
        self.started.set()
        return self.workers[-1]


def test_process__polite_deaf_to_interrupts_and_gone_when_ended() -> None:
    async def test() -> None:
        worker = await start_worker()
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        os.kill(worker.pid, signal.SIGINT)
        request = thought_of()
        assert await worker.ask(Think(request, 0.05, is_native=False)) in request.moves
        with pytest.raises(WorkFailed, match=r"^UnknownPlayer in check_name, line \d+$"):
            await worker.ask(Think(replace(request, game="gold", level="no"), 1, is_native=False))
        await worker.end()
        with pytest.raises(ProcessLookupError):
            os.kill(worker.pid, 0)

    run(test)


def test_process__killed_while_it_thinks__the_move_is_by_instinct_and_another_takes_over() -> None:
    async def test() -> None:
        processes = Processes()
        pace = Pace(beat=0, cap=600)
        pool = BotPool(PoolSettings(workers=1), pace, start=processes.start)
        await pool.open()
        await processes.started.wait()
        processes.started.clear()
        request = thought_of("fools-gold", "search:1000000")
        task = asyncio.get_running_loop().create_task(pool.choose(request))
        await settle()
        os.kill(processes.workers[0].pid, signal.SIGKILL)
        assert await task == choose_here(request, "instinct")
        await processes.started.wait()
        assert await pool.choose(request) in request.moves
        await pool.close()
        for worker in processes.workers:
            with pytest.raises(ProcessLookupError):
                os.kill(worker.pid, 0)

    run(test)


PARENT = """
import asyncio
from pyrite.tables.bots.processes import start_worker
from pyrite.tables.bots.request import Load

async def main():
    workers = [await start_worker() for _ in range(2)]
    print(*(worker.pid for worker in workers), flush=True)
    await workers[0].ask(Load("end-of-the-trail"))

asyncio.run(main())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a handle on strangers")
def test_process__vanishes_with_its_parent_whatever_it_does(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYRITE_CACHE_DIR": str(tmp_path)},
    ) as parent:
        assert parent.stdout
        handles = [os.pidfd_open(int(pid)) for pid in parent.stdout.readline().split()]
        assert len(handles) == 2
        parent.send_signal(signal.SIGKILL)
    for handle in handles:
        assert select.select([handle], [], [], 60)[0]
        os.close(handle)


@pytest.mark.slow
def test_process__compiled_search_answers() -> None:
    async def test() -> None:
        worker = await start_worker()
        await worker.ask(Load("gold"))
        request = thought_of()
        assert await worker.ask(Think(request, 60.0, is_native=True)) in request.moves
        advice = await worker.ask(Think(replace(request, level=""), 60.0, is_native=True))
        assert sum(one.visits for one in advice) == 4_000
        await worker.end()

    run(test)
